import PickerCore
import PickerHeadless
import Testing

// The code that Documentation/Testing.md shows, as it stands there (DocumentationCodeTests).

@Test func `the title may be left out`() throws {
    let tester = PickerTester(.wheel, label: "Title", options: ["", "Mr", "Ms"])
    try tester.pick("Ms")
    try tester.expect(.picked("Ms"), .text("Ms"), .changed(.pick), .announced("Ms, selected"))
    try tester.pickNone()
    try tester.expect(.nothingPicked, .dismissed(.clear))
}

@Test func `a country that gets no post cannot be picked`() throws {
    let countries = try OptionList([
        PickerOption(id: "it", title: "Italy", subtitle: "Rome"),
        PickerOption(id: "aq", title: "Antarctica", availability: .disabled(reason: "no post")),
    ])
    let tester = PickerTester(.menu, label: "Country", options: countries, selected: ["it"])
    try tester.expect(.picked("it"), .text("Italy"))
    #expect(throws: PickerTesterFailure.self) { try tester.pick("Antarctica") }
}
