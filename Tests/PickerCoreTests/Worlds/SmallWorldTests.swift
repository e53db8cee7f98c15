import RandomTesting
import Testing

@testable import PickerCore

/// All event sequences of a small length, over lists of 0 to 4 options with any of them disabled: nothing
/// traps, and after each event all invariants hold.
@Suite struct SmallWorldTests {
    static let events: [FieldEvent] = [
        .popupOpen, .toolbarDone, .toolbarCancel, .outsidePress, .fieldClear, .fieldBlur, .commitUndo,
        .commitRedo, .keyPress(.down, []), .keyPress(.up, []), .keyPress(.end, []), .keyPress(.pageDown, []),
        .keyPress(.enter, []), .keyPress(.space, []), .keyPress(.escape, []), .keyPress(.tab, []),
        .keyPress(.character("b"), []), .queryEdit("b"), .queryEdit(""), .textType("zz"),
        .optionPress("b", column: 0), .optionPress(nil, column: 0), .optionPoint("c", column: 0),
        .wheelDrag(by: 1.2, column: 0), .wheelRelease(velocity: 3, column: 0), .wheelSettle(column: 0),
        .selectionSet([["c"]]), .selectionSet([]), .checkInvert, .enablingSet(false), .enablingSet(true),
        .requiredSet(true), .optionsReplace(OptionList(titles: ["c", "x"]), column: 0),
        .optionsReplace(OptionList(), column: 0), .optionsLoading(request: 1, column: 0),
        .optionsLoaded(request: 1, OptionList(titles: ["b", "a"]), isComplete: true, column: 0),
        .optionsFailed(request: 1, message: "no", column: 0), .clockAdvance(to: 0.3), .clockAdvance(to: 9),
        .valueStep(by: 1), .valueStep(by: -1), .configurationReplace(otherConfiguration),
        .wheelStep(by: 2, column: 0), .selectionRestore([[Pick(id: "d", title: "D")]]),
    ]

    static let otherConfiguration: FieldConfiguration = {
        var other = FieldConfiguration(
            name: "other", columns: [ColumnConfiguration(), ColumnConfiguration(source: .children)])
        other.commit = .onSettle
        other.visibleRows = 3
        return other
    }()

    struct World: CustomTestStringConvertible, Sendable {
        let style: FieldStyle
        let flavour: String
        let change: @Sendable (inout FieldConfiguration) -> Void

        var testDescription: String { "\(style.rawValue), \(flavour)" }
    }

    static let worlds: [World] = FieldStyle.allCases.flatMap { style in
        [
            World(style: style, flavour: "plain") { _ in },
            World(style: style, flavour: "commits on settling, picks first") {
                $0.commit = .onSettle
                $0.onOpen = .pickFirst
            },
            World(style: style, flavour: "multiple, at most two") {
                $0.isMultiple = true
                $0.minimum = 1
                $0.maximum = 2
            },
            World(style: style, flavour: "none row, custom text, keeps the missing") {
                $0.columns[0].noneTitle = "nothing"
                $0.allowsCustomText = true
                $0.onMissing = .keep
                $0.outside = .commit
            },
            World(style: style, flavour: "required, refuses the missing") {
                $0.isRequired = true
                $0.onMissing = .refuse
                $0.outside = .keep
                $0.opensOnFocus = true
            },
        ]
    }

    /// Lists of 0 to 4 options, with every subset of them disabled.
    static let lists: [OptionList] = (0...4).flatMap { count in
        (0..<(1 << count)).map { mask in
            let options = (0..<count).map { place in
                PickerOption(
                    id: OptionID(["a", "b", "c", "d"][place]), title: ["a", "b", "c", "d"][place],
                    availability: mask >> place & 1 == 1 ? .disabled(reason: nil) : .enabled)
            }
            return try! OptionList(options)
        }
    }

    /// A plain field is tried over all lists, the others over those that differ most.
    static func lists(for world: World) -> [OptionList] {
        if world.flavour == "plain" { return lists }
        return [0, 1, 2, 3, 4, 5, 9, 12, 15 + 0b0110, 15 + 0b1011].map { lists[$0] }
    }

    /// What moves, filters, commits and replaces: enough for all that three events in a row can do to each other.
    static let telling: [FieldEvent] = [
        .popupOpen, .toolbarDone, .toolbarCancel, .outsidePress, .commitUndo, .keyPress(.down, []),
        .keyPress(.space, []), .queryEdit("b"), .optionPress("b", column: 0), .valueStep(by: -1),
        .wheelDrag(by: 1.2, column: 0), .wheelRelease(velocity: 3, column: 0), .clockAdvance(to: 0.3),
        .selectionSet([["c"]]), .optionsReplace(OptionList(titles: ["c", "x"]), column: 0),
        .optionsLoading(request: 1, column: 0),
    ]

    @Test(arguments: worlds) func `R7 R8 every pair of events on an open field keeps the invariants`(
        world: World
    ) {
        for list in Self.lists(for: world) {
            for first in Self.events {
                var opened = Self.field(world, list)
                opened.reduce(.popupOpen)
                opened.reduce(first)
                Self.expectInvariants(opened, "\(first)")
                for second in Self.telling {
                    var field = opened
                    field.reduce(second)
                    Self.expectInvariants(field, "\(first), \(second)")
                }
            }
        }
    }

    @Test(arguments: worlds) func `every sequence of three events keeps the invariants`(world: World) {
        for list in [Self.lists[9]] {
            for first in Self.telling {
                var one = Self.field(world, list)
                one.reduce(first)
                for second in Self.telling {
                    var two = one
                    two.reduce(second)
                    for third in Self.telling {
                        var three = two
                        three.reduce(third)
                        Self.expectInvariants(three, "\(first), \(second), \(third)")
                    }
                }
            }
        }
    }

    @Test(arguments: worlds) func `R9 changes form an unbroken chain, each a real one`(world: World) {
        for list in [Self.lists[3], Self.lists[9], Self.lists[20]] {
            for seed in 0..<10 {
                var random = SeededNumbers(seed: UInt64(seed))
                var field = Self.field(world, list)
                var last = field.selection
                for _ in 0..<120 {
                    let event = Self.events[Int(random.next() % UInt64(Self.events.count))]
                    let wasOpen = field.isOpen
                    let effects = field.reduce(event)
                    let dismissals = effects.filter { if case .dismiss = $0 { true } else { false } }
                    #expect(dismissals.count == (wasOpen && !field.isOpen ? 1 : 0), "\(event)")
                    for case .change(let change) in effects {
                        #expect(change.from.means(last), "\(event) starts where the last change ended")
                        #expect(!change.from.means(change.to), "\(event) reports a real change")
                        last = change.to
                    }
                    Self.expectInvariants(field, "seed \(seed), \(event)")
                    #expect(last.means(field.selection), "\(event) reports every change")
                }
            }
        }
    }

    static func field(_ world: World, _ list: OptionList) -> FieldState {
        var configuration = FieldConfiguration(name: "f", style: world.style)
        world.change(&configuration)
        return FieldState(configuration, options: [list])
    }

    static func expectInvariants(_ field: FieldState, _ story: @autoclosure () -> String) {
        let broken = field.checkInvariants()
        if !broken.isEmpty { Issue.record("\(story()): \(broken)") }
    }
}
