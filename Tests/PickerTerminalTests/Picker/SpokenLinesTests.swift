import PickerCore
import Testing

@testable import PickerTerminal

@Suite struct SpokenLinesTests {
    @Test func `R22 a field says its label, value, role and state`() {
        let field = PickerFixtures.field(.combo, PickerFixtures.food, name: "Food") { $0.isRequired = true }
        #expect(SpokenLines.field(field) == "Food: Choose…, combo box, required")
        #expect(SpokenLines.field(field, withRole: false) == "Food: Choose…, required")
    }

    @Test func `R22 a row says its title, reason, section and position`() {
        var picker = PickerFixtures.picker(.menu, PickerFixtures.food)
        #expect(SpokenLines.row(picker.form.fields[0]) == "Apple, red or green, Fruit, 1 of 6")
        picker = PickerFixtures.picker(.wheel, PickerFixtures.places)
        #expect(SpokenLines.row(picker.form.fields[0]) == "Column 1 of 3: Europe, 1 of 3")
        picker = PickerFixtures.picker(.menu, PickerFixtures.food) { $0.isMultiple = true }
        picker.send(.field(0, .keyPress(.down, [])))
        #expect(SpokenLines.row(picker.form.fields[0]) == "Banana, not selected, Fruit, 2 of 6")
        picker.send(.field(0, .keyPress(.space, [])))
        #expect(SpokenLines.row(picker.form.fields[0]) == "Banana, selected, Fruit, 2 of 6")
        picker = PickerFixtures.picker(.menu, OptionList())
        #expect(SpokenLines.row(picker.form.fields[0]) == "No options")
    }

    @Test func `what was said stays, what is highlighted stands, and nothing is said twice`() {
        var lines = SpokenLines()
        #expect(lines.take(line: "Apple") == [])
        lines.announce("2 options")
        lines.announce("2 options")
        #expect(lines.take(line: "Pear") == ["Apple", "2 options"])
        #expect(lines.take(line: "Pear") == [])
        lines.announce("Pear")
        #expect(lines.take(line: "Pear") == [])
        #expect(lines.standing == "Pear")
    }
}
