import PickerCore
import Testing

/// A press outside follows a stated policy (R6).
@Suite struct OutsideTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let style: FieldStyle
        let policy: OutsidePolicy?
        let isOpen: Bool
        let picked: [String]
        var testDescription: String { "\(style.rawValue), \(policy?.rawValue ?? "its own")" }
    }

    static let cases: [Case] = [
        Case(style: .wheel, policy: nil, isOpen: false, picked: ["Belgium"]),
        Case(style: .menu, policy: nil, isOpen: false, picked: ["Austria"]),
        Case(style: .combo, policy: nil, isOpen: false, picked: ["Austria"]),
        Case(style: .wheel, policy: .cancel, isOpen: false, picked: ["Austria"]),
        Case(style: .menu, policy: .commit, isOpen: false, picked: ["Belgium"]),
        Case(style: .combo, policy: .commit, isOpen: false, picked: ["Belgium"]),
        Case(style: .wheel, policy: .keep, isOpen: true, picked: ["Austria"]),
        Case(style: .menu, policy: .keep, isOpen: true, picked: ["Austria"]),
        Case(style: .combo, policy: .keep, isOpen: true, picked: ["Austria"]),
    ]

    @Test(arguments: cases) func `R6 a press outside commits, cancels or keeps, as the policy says`(
        example: Case
    ) {
        var field = TestField.make(example.style, selected: ["Austria"]) { $0.outside = example.policy }
        field.send(.popupOpen)
        field.press(.down)
        #expect(field.drafted() == ["Belgium"])
        field.send(.outsidePress)
        #expect(field.isOpen == example.isOpen)
        #expect(field.picked == example.picked)
    }

    @Test(arguments: [
        ("Belgium", "Belgium"), ("belgium", "Belgium"), ("  belgium ", "Belgium"), ("Bel", "Austria"),
        ("Chile!", "Austria"),
    ]) func `R6 a combo box left commits an exact title, else it reverts`(text: String, expected: String) {
        var field = TestField.make(.combo, selected: ["Austria"])
        field.send(.queryEdit(text), .outsidePress)
        #expect(field.picked == [expected])
        #expect(field.text == expected)
    }

    @Test func `R6 where own text is allowed, leaving commits it`() {
        var field = TestField.make(.combo, selected: ["Austria"]) { $0.allowsCustomText = true }
        let effects = field.send(.queryEdit("Atlantis"), .outsidePress)
        #expect(effects.reasons == [.custom])
        #expect(effects.announcements.last == field.texts(.customTextUsed(text: "Atlantis")))
        #expect(field.selection.columns == [[.custom("Atlantis")]])
        #expect(field.text == "Atlantis")
    }

    @Test func `R6 a field that is really left closes even where a press outside keeps it open`() {
        var field = TestField.make(.menu, selected: ["Austria"]) { $0.outside = .keep }
        field.send(.popupOpen)
        field.press(.down)
        #expect(field.send(.fieldBlur).dismissals == [.revert])
        #expect(field.picked == ["Austria"])
    }

    @Test func `R6 a press outside a closed field means nothing`() {
        var field = TestField.make(.wheel)
        #expect(field.send(.outsidePress).isEmpty)
    }

    /// The user could not pick a sold-out ticket, but typing its name and leaving took it.
    @Test func `R18 a disabled title is not to be had by writing it`() {
        var field = TestField.make(.combo, options: [TestField.list("Stalls", "-Balcony")]) {
            $0.allowsCustomText = true
        }
        for end in [FieldEvent.outsidePress, .keyPress(.enter, []), .keyPress(.tab, [])] {
            field.send(.queryEdit("balcony"))
            #expect(field.drafted() == nil)
            let effects = field.send(end)
            #expect(effects.changes.isEmpty)
            #expect(effects.announcements.contains { $0.contains("sold out") })
            #expect(field.selection.isEmpty)
        }
    }

    @Test func `R1 going up to one's own text takes the option where the text is its title`() {
        var field = TestField.make(.combo) { $0.allowsCustomText = true }
        field.send(.queryEdit("Austria"))
        field.press(.up)
        #expect(field.columns[0].highlight == nil)
        field.press(.enter)
        #expect(field.selection.columns == [[Pick(id: "Austria", title: "Austria")]])
    }
}
