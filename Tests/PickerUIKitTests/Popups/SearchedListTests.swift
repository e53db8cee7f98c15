import PickerCore
import Testing
@preconcurrency import UIKit

@testable import PickerUIKit

/// The search box of a list: always the answer to what stands in it, whatever comes meanwhile.
@MainActor @Suite struct SearchedListTests {
    private func open(
        _ titles: [String], _ configure: (inout FieldConfiguration) -> Void = { _ in }
    ) -> (screen: Screen, field: PickerTextField) {
        let screen = Screen()
        let field = PickerTextField([]) {
            $0.style = .menu
            configure(&$0)
        }
        field.options = OptionList(titles: titles)
        field.listPresentation = .list
        screen.add(field)
        field.tap()
        return (screen, field)
    }

    @Test func `R10 each letter shows its own answer, and one taken back the earlier`() {
        let (screen, _) = open(["Chad", "Chile", "Peru"])
        for (text, expected) in [
            ("c", ["Chad", "Chile"]), ("ch", ["Chad", "Chile"]), ("chi", ["Chile"]), ("chix", []),
            ("chi", ["Chile"]),
            ("p", ["Peru"]), ("", ["Chad", "Chile", "Peru"]),
        ] {
            screen.list?.searchBar.type(text)
            #expect(screen.list?.tables[0].titles == expected, "\(text)")
        }
    }

    @Test func `R13 what has come of a long list is searched while more comes, and the search stands`() throws
    {
        let screen = Screen()
        let field = PickerTextField([]) {
            $0.style = .menu
            $0.columns = [ColumnConfiguration(source: .request)]
        }
        var request: LoadRequest?
        field.model.onLoad = { request = $0 }
        field.listPresentation = .list
        screen.add(field)
        field.tap()
        let number = try #require(request?.request)
        var builder = OptionListBuilder()
        // The last two are long enough for an index that grows.
        for count in [1_000, 33_000, 34_000] {
            while builder.count < count { builder.append(title: "Number \(builder.count)") }
            field.model.send(
                .optionsLoaded(
                    request: number, builder.snapshot(), isComplete: count == 34_000, column: 0))
            if count == 1_000 { screen.list?.searchBar.type("number 9") }
            let expected = (0..<count).filter { String($0).contains("9") }.count
            #expect(screen.list?.tables[0].numberOfRows(inSection: 0) == expected)
            #expect(screen.list?.searchBar.text == "number 9")
        }
        screen.list?.tables[0].tapRow(1)
        #expect(field.text == "Number 90")
    }

    @Test func `R8 options that take the place of others under a search are searched by it`() {
        let (screen, field) = open(["Chad", "Chile", "Peru"])
        screen.list?.searchBar.type("chi")
        field.options = OptionList(titles: ["China", "Cuba", "La Chi"])
        #expect(screen.list?.tables[0].titles == ["China", "La Chi"])
        field.options = OptionList(titles: ["Cuba"])
        #expect(screen.list?.tables[0].titles == [])
        #expect(screen.list?.tables[0].statusText.isEmpty == false)
    }

    @Test(arguments: [
        ("\u{301}\u{323}", 3), (String(repeating: " ", count: 10_000), 3),
        (String(repeating: "a", count: 10_000), 0),
        ("\u{FFFD}", 0), ("\0", 1), ("\u{378}", 1), ("\u{10FFFF}", 0),
    ])
    func `no query is too strange`(text: String, expected: Int) {
        let long = String(repeating: "Dölör ", count: 100_000)
        let (screen, _) = open(["a\0b", "x\u{378}", long])
        screen.list?.searchBar.type(text)
        #expect(screen.list?.tables[0].titles.count == expected)
    }
}
