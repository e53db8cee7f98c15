import Testing

@testable import PickerCore

@Suite struct OptionListTests {
    @Test func `R1 a repeated plain title takes a number behind it`() {
        let list = OptionList(titles: ["a", "b", "a", "a#2", "a", "b"])
        #expect(list.map(\.id.text) == ["a", "b", "a#2", "a#2#2", "a#3", "b#2"])
        #expect(list.map(\.title) == ["a", "b", "a", "a#2", "a", "b"])
        for (position, option) in list.enumerated() { #expect(list.position(of: option.id) == position) }
    }

    @Test func `R1 two equal ids are refused with both places`() {
        let options = ["x", "y", "x"].map { PickerOption(id: OptionID($0), title: "same") }
        #expect(throws: RepeatedOptionID(id: "x", first: 0, second: 2)) { try OptionList(options) }
    }

    @Test func `R1 ids are equal by their bytes, not by how they look`() throws {
        let list = OptionList(titles: ["\u{e9}", "e\u{301}"])
        #expect(list.position(of: OptionID("\u{e9}")) == 0)
        #expect(list.position(of: OptionID("e\u{301}")) == 1)
    }

    @Test func `R2 an empty title at the beginning is a none row, not an option`() {
        let list = OptionList(titles: ["", "Mr", "Ms"])
        #expect(list.noneTitle == "")
        #expect(list.map(\.title) == ["Mr", "Ms"])
    }

    @Test func `an option comes back as it was given`() throws {
        let options = [
            PickerOption(id: "1", title: "One"),
            PickerOption(
                id: "2", title: "Two", subtitle: "second", keywords: ["zwei", "deux"], section: "Even",
                availability: .disabled(reason: "sold out"), icon: "star",
                children: OptionList(titles: ["child"])),
            PickerOption(id: "3", title: "Three", section: "Odd", availability: .disabled(reason: nil)),
            PickerOption(id: "4", title: "Four", section: "Even"),
        ]
        let list = try OptionList(options)
        #expect(Array(list) == options)
        #expect(list.enabledCount == 2)
    }

    @Test func `many ids are all found again`() {
        let list = OptionList(titles: (0..<5000).map { "option \($0)" })
        for position in [0, 1, 17, 4999] {
            #expect(list.position(of: OptionID("option \(position)")) == position)
        }
        #expect(list.position(of: "option 5000") == nil)
    }
}
