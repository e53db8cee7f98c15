import RandomTesting
import Testing

@testable import PickerCore

/// Small worlds and long walks for fields of several columns, dependent or not (R16).
@Suite struct ColumnWorldTests {
    /// Two and three generations; one option is disabled, one has no children, one id occurs everywhere.
    static let tree: OptionList = {
        func option(_ id: String, _ children: OptionList? = nil, isEnabled: Bool = true) -> PickerOption {
            PickerOption(
                id: OptionID(id), title: id, availability: isEnabled ? .enabled : .disabled(reason: "no"),
                children: children)
        }
        func list(_ options: PickerOption...) -> OptionList { try! OptionList(options) }
        let leaves = list(option("x"), option("y", isEnabled: false), option("z"))
        return list(
            option("a", list(option("s", leaves), option("t", list(option("x"))))),
            option("b", list(option("s", list(option("z"), option("x"))), option("u"))),
            option("c"),
            option("d", list(option("s", leaves, isEnabled: false)), isEnabled: false))
    }()

    static let otherTree = try! OptionList([
        PickerOption(id: "b", title: "b", children: OptionList(titles: ["u", "s"])),
        PickerOption(id: "e", title: "e"),
    ])

    struct World: CustomTestStringConvertible, Sendable {
        let name: String
        let style: FieldStyle
        let sources: [ColumnSource]
        var configure: @Sendable (inout FieldConfiguration) -> Void = { _ in }
        var testDescription: String { "\(name), \(style.rawValue)" }

        func field(selected: [[String]] = []) -> FieldState {
            TestField.make(
                style, options: sources.map { $0 == .given ? ColumnWorldTests.tree : OptionList() },
                selected: selected
            ) {
                $0.columns = sources.map { ColumnConfiguration(source: $0) }
                configure(&$0)
            }
        }
    }

    static let worlds: [World] = [FieldStyle.wheel, .menu].flatMap { style in
        [
            World(name: "two given", style: style, sources: [.given, .given]),
            World(name: "two generations", style: style, sources: [.given, .children]),
            World(name: "three generations, settling", style: style, sources: [.given, .children, .children])
            {
                $0.commit = .onSettle
                $0.onOpen = .pickFirst
            },
            World(name: "none rows, kept", style: style, sources: [.given, .children, .children]) {
                $0.columns[1].noneTitle = "none"
                $0.onMissing = .keep
                $0.outside = .commit
            },
            World(name: "asked for, refused", style: style, sources: [.given, .request]) {
                $0.onMissing = .refuse
                $0.isRequired = true
            },
        ]
    }

    static let events: [FieldEvent] = [
        .popupOpen, .toolbarDone, .toolbarCancel, .outsidePress, .fieldBlur, .fieldClear, .commitUndo,
        .commitRedo, .keyPress(.down, []), .keyPress(.up, []), .keyPress(.right, []), .keyPress(.left, []),
        .keyPress(.end, []), .keyPress(.character("s"), []), .keyPress(.enter, []),
        .optionPress("b", column: 0), .optionPress("s", column: 1), .optionPress(nil, column: 1),
        .optionPress("x", column: 2), .wheelDrag(by: 1.3, column: 0), .wheelDrag(by: -0.7, column: 1),
        .wheelRelease(velocity: 4, column: 0), .wheelRelease(velocity: -4, column: 1), .clockAdvance(to: 0.2),
        .clockAdvance(to: 8), .selectionSet([["a"], ["t"], ["x"]]), .selectionSet([["b"], ["u"]]),
        .selectionSet([]), .optionsReplace(otherTree, column: 0), .optionsReplace(tree, column: 0),
        .optionsReplace(OptionList(titles: ["u", "q"]), column: 1),
        .optionsLoaded(request: 1, OptionList(titles: ["s", "t"]), isComplete: true, column: 1),
        .optionsLoaded(request: 2, OptionList(titles: ["t", "u"]), isComplete: false, column: 1),
        .optionsFailed(request: 2, message: "no", column: 1), .retryPress, .requiredSet(false),
        .enablingSet(false), .enablingSet(true),
    ]

    @Test(arguments: worlds) func `R7 R8 R16 every pair of events, open or closed, keeps the invariants`(
        world: World
    ) {
        for selected in [[], [["b"], ["s"], ["x"]]] {
            for isOpen in [false, true] {
                var start = world.field(selected: selected)
                if isOpen { start.reduce(.popupOpen) }
                for first in Self.events {
                    var one = start
                    one.reduce(first)
                    SmallWorldTests.expectInvariants(one, "\(first)")
                    for second in Self.events {
                        var two = one
                        two.reduce(second)
                        SmallWorldTests.expectInvariants(two, "\(first), \(second)")
                    }
                }
            }
        }
    }

    @Test(arguments: worlds)
    func `R9 R16 long walks report every change of the row once, and each closing once`(
        world: World
    ) {
        for seed in 0..<12 {
            var random = SeededNumbers(seed: UInt64(seed))
            var field = world.field()
            var last = field.selection
            for _ in 0..<150 {
                var event = Self.events[Int(random.next() % UInt64(Self.events.count))]
                if case .clockAdvance = event { event = .clockAdvance(to: field.now + 0.2) }
                let wasOpen = field.isOpen
                let effects = field.reduce(event)
                #expect(effects.changes.count <= 1, "\(event) is one change at most")
                for change in effects.changes {
                    #expect(change.from.means(last) && !change.from.means(change.to), "\(event)")
                    last = change.to
                }
                #expect(effects.dismissals.count == (wasOpen && !field.isOpen ? 1 : 0), "\(event)")
                #expect(last.means(field.selection), "\(event) reports every change")
                SmallWorldTests.expectInvariants(field, "seed \(seed), \(event)")
            }
        }
    }

    @Test(arguments: worlds) func `R3 R16 whatever was looked at, Cancel brings back the row and its options`(
        world: World
    ) {
        let looking = Self.events.filter { event in
            switch event {
            case .keyPress(.enter, _), .keyPress(.left, _): return false
            case .keyPress, .optionPoint, .wheelDrag, .wheelRelease, .clockAdvance: return true
            default: return false
            }
        }
        for seed in 0..<20 {
            var random = SeededNumbers(seed: UInt64(seed))
            var field = world.field(selected: [["b"], ["s"], ["x"]])
            field.reduce(.clockAdvance(to: 0.01))
            let before = field.selection
            let shown = field.columns.indices.map { field.shown($0) }
            field.reduce(.popupOpen)
            for _ in 0..<12 {
                var event = looking[Int(random.next() % UInt64(looking.count))]
                if case .clockAdvance = event { event = .clockAdvance(to: field.now + 0.4) }
                field.reduce(event)
            }
            field.reduce(.toolbarCancel)
            #expect(field.selection.means(before), "seed \(seed)")
            if !world.sources.contains(.request) {
                #expect(field.columns.indices.map { field.shown($0) } == shown, "seed \(seed)")
            }
        }
    }
}
