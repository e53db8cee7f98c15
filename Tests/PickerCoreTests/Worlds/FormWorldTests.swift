import RandomTesting
import Testing

@testable import PickerCore

/// Small worlds and long walks for forms of two and three fields (R19, R20).
@Suite struct FormWorldTests {
    static func form(_ count: Int, _ flavour: Int) -> FormState {
        FormState(
            (0..<count).map { place in
                var configuration = FieldConfiguration(
                    name: "field \(place)", style: FieldStyle.allCases[(place + flavour) % 3])
                configuration.isRequired = (place + flavour).isMultiple(of: 2)
                configuration.opensOnFocus = flavour == 1
                configuration.outside = flavour == 2 ? .keep : nil
                configuration.isEnabled = flavour != 3 || place != 1
                configuration.isMultiple = flavour == 2 && place == 0
                return FieldState(configuration, options: [TestField.list("a", "-b", "c")])
            })
    }

    static func events(_ count: Int) -> [FormEvent] {
        let inside: [FieldEvent] = [
            .popupOpen, .fieldFocus(byAssistiveTechnology: false), .fieldFocus(byAssistiveTechnology: true),
            .keyPress(.down, []), .enablingSet(false), .enablingSet(true), .hidingSet(true),
            .hidingSet(false),
            .outsidePress, .fieldBlur, .optionPress("c", column: 0), .queryEdit("c"),
        ]
        let focused: [FieldEvent] = [
            .keyPress(.tab, []), .keyPress(.tab, .shift), .keyPress(.enter, []), .keyPress(.escape, []),
            .toolbarNext, .toolbarPrevious, .compositionChange(isActive: true),
        ]
        let places: [FormEvent] = (0..<count).flatMap { place in inside.map { .field(place, $0) } }
        return places + focused.map { .focused($0) }
            + [.focusNext, .focusPrevious, .formSubmit, .clockAdvance(to: 3), .field(count, .popupOpen)]
    }

    @Test(arguments: [(2, 0), (2, 1), (2, 2), (3, 1), (3, 3)])
    func `R19 every pair of events keeps a form's invariants`(
        count: Int, flavour: Int
    ) {
        let events = Self.events(count)
        for start in [nil, FormEvent.field(1, .popupOpen)] {
            var begun = Self.form(count, flavour)
            if let start { begun.reduce(start) }
            for first in events {
                var one = begun
                one.reduce(first)
                Self.expectInvariants(one, "\(first)")
                for second in events {
                    var two = one
                    two.reduce(second)
                    Self.expectInvariants(two, "\(first), \(second)")
                }
            }
        }
    }

    @Test(arguments: 0..<4) func `R9 R19 long walks keep the invariants and tell where the focus went`(
        flavour: Int
    ) {
        for seed in 0..<12 {
            var random = SeededNumbers(seed: UInt64(seed * 4 + flavour))
            var form = Self.form(3, flavour)
            let events = Self.events(3)
            var focus: Int?
            var last = form.fields.map(\.selection)
            for _ in 0..<120 {
                let event = events[Int(random.next() % UInt64(events.count))]
                for effect in form.reduce(event) {
                    switch effect {
                    case .focus(let place): focus = place
                    case .field(let place, .change(let change)):
                        #expect(change.from.means(last[place]) && !change.from.means(change.to))
                        last[place] = change.to
                    case .field(_, .moveFocus): Issue.record("a form moves the focus itself")
                    default: break
                    }
                }
                #expect(focus == form.focused, "seed \(seed), \(event) tells where the focus is")
                #expect(zip(last, form.fields).allSatisfy { $0.means($1.selection) })
                Self.expectInvariants(form, "seed \(seed), \(event)")
            }
        }
    }

    /// A form in the simplest words: places that can have the focus, and where it is.
    @Test func `R19 the order of focus is that of a naive model`() {
        for seed in 0..<60 {
            var random = SeededNumbers(seed: UInt64(seed))
            var form = Self.form(3, 0)
            var usable = [true, true, true]
            var focus: Int?
            for _ in 0..<60 {
                switch random.next() % 4 {
                case 0:
                    form.reduce(.focusNext)
                    focus = usable.indices.first { usable[$0] && $0 > focus ?? -1 } ?? focus
                case 1:
                    form.reduce(.focusPrevious)
                    focus = usable.indices.last { usable[$0] && $0 < focus ?? 3 } ?? focus
                default:
                    let place = Int(random.next() % 3)
                    usable[place].toggle()
                    form.reduce(.field(place, .enablingSet(usable[place])))
                    if focus == place && !usable[place] {
                        focus =
                            usable.indices.first { usable[$0] && $0 > place }
                            ?? usable.indices.last { usable[$0] && $0 < place }
                    }
                }
                #expect(form.focused == focus, "seed \(seed)")
            }
        }
    }

    static func expectInvariants(_ form: FormState, _ story: @autoclosure () -> String) {
        let broken = form.checkInvariants()
        if !broken.isEmpty { Issue.record("\(story()): \(broken)") }
    }
}
