import OptionSearch
import PickerCore
import RandomTesting
import Testing

/// A search that is stopped because somebody types on (R10, R13): an answer to an older query is never shown, and nothing is lost.
@Suite struct StoppedSearchTests {
    /// Stops every search that it is told to.
    private final class Brake: @unchecked Sendable {
        var isOn = false
    }

    private let brake = Brake()

    private func field(
        _ style: FieldStyle = .combo, _ titles: String...,
        configure: (inout FieldConfiguration) -> Void = { _ in }
    ) -> FieldState {
        let brake = brake
        return TestField.make(style, titles, configure).searched(
            by: SearchWorkers.single.stopping { brake.isOn })
    }

    @Test func `R10 what was found for an older query is neither announced nor highlighted`() {
        var field = field(.combo, "Austria", "Belgium", "Chile")
        field.send(.queryEdit("b"))
        brake.isOn = true
        let effects = field.send(.queryEdit("bx"))
        #expect(effects == [.queryChange("bx")])
        #expect(field.isSearchDue && FormState([field]).isSearchDue)
        #expect(field.checkInvariants().isEmpty)
        brake.isOn = false
        let others = field.send(.queryEdit("c"))
        #expect(!field.isSearchDue)
        #expect(field.shown() == ["Chile"] && field.highlighted() == "Chile")
        #expect(others.announcements.isEmpty, "as many as before")
    }

    @Test func `R10 whatever comes but a newer query has the search done after all, and stops it no more`() {
        for style in [FieldStyle.menu, .combo] {
            for event in [
                FieldEvent.clockAdvance(to: 1), .keyPress(.enter, []), .toolbarDone,
                .optionsReplace(TestField.list("Cuba", "Chad"), column: 0), .fieldValidate,
            ] {
                var field = field(style, "Austria", "Belgium", "Chile")
                var other = field.searched(by: .single)
                brake.isOn = false
                field.send(.popupOpen)
                brake.isOn = true
                field.send(.queryEdit("c"))
                other.send(.popupOpen, .queryEdit("c"))
                #expect(field.isSearchDue)
                field.send(event)
                other.send(event)
                #expect(!field.isSearchDue)
                #expect(look(field) == look(other), "\(style) \(event)")
            }
        }
    }

    @Test func `R10 a popup that goes takes its search along`() {
        var field = field(.combo, "Austria", "Belgium")
        field.send(.popupOpen)
        brake.isOn = true
        field.send(.queryEdit("b"))
        field.press(.escape)
        #expect(!field.isOpen && !field.isSearchDue)
        #expect(field.checkInvariants().isEmpty)
    }

    @Test(arguments: 1...60) func `however often searches are stopped, all is as if none had been`(seed: Int)
    {
        var chance = SeededNumbers(seed: UInt64(seed))
        let isMultiple = Bool.random(using: &chance)
        let allowsCustomText = Bool.random(using: &chance)
        let style = Bool.random(using: &chance) ? FieldStyle.combo : .menu
        var field = field(style, "Austria", "Aub", "Belgium", "Chile", "Cuba", "Ça va") {
            $0.isMultiple = isMultiple
            $0.allowsCustomText = allowsCustomText && style == .combo
        }
        var other = field.searched(by: .single)
        for _ in 0..<120 {
            let event = event(&chance)
            brake.isOn = Int.random(in: 0..<3, using: &chance) > 0
            field.send(event)
            other.send(event)
            #expect(field.checkInvariants().isEmpty)
            #expect(field.text == other.text && field.query == other.query)
            if field.isSearchDue { continue }
            #expect(look(field) == look(other), "after \(event)")
        }
    }

    private func event(_ chance: inout SeededNumbers) -> FieldEvent {
        let texts = ["a", "au", "aub", "b", "c", "ca v", "", "x", " "]
        switch Int.random(in: 0..<12, using: &chance) {
        case 0...5: return .queryEdit(texts.randomElement(using: &chance) ?? "")
        case 6: return .textType(texts.randomElement(using: &chance) ?? "")
        case 7:
            return .keyPress(
                [.down, .up, .enter, .escape, .backspace, .tab].randomElement(using: &chance) ?? .up, [])
        case 8: return .popupOpen
        case 9: return .clockAdvance(to: Double.random(in: 0...9, using: &chance))
        case 10: return .optionsReplace(TestField.list("Aub", "Bali", "-Cuba", "Ça va"), column: 0)
        default: return .checkAll
        }
    }

    /// What a person sees and would get.
    private func look(_ field: FieldState) -> [String] {
        [
            "\(field.isOpen)", field.text, "\(field.shown())", "\(field.highlighted() ?? "none")",
            "\(field.drafted() ?? [])", "\(field.picked)", "\(field.selection.columns)",
        ]
    }

    @Test func `R21 another way of matching is another answer, while the popup is open`() {
        var field = TestField.make(.combo, ["New York", "York"])
        field.send(.queryEdit("yor"))
        #expect(field.shown() == ["New York", "York"] || field.shown() == ["York", "New York"])
        var configuration = field.configuration
        configuration.match = .prefix
        field.send(.configurationReplace(configuration))
        #expect(field.shown() == ["York"])
        #expect(field.checkInvariants().isEmpty)
    }
}
