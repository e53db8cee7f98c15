import PickerCore
import Testing
@preconcurrency import UIKit

@testable import PickerUIKit

/// Lists, several columns and several values.
@MainActor @Suite struct ListTests {
    @Test func `a list has sections, subtitles, a check mark and reasons`() throws {
        let screen = Screen()
        let field = FruitField.list()
        field.select(id: "pear")
        screen.add(field)
        field.tap()
        let table = try #require(screen.list?.tables.first)
        #expect(table.numberOfSections == 2)
        #expect(table.tableView(table, titleForHeaderInSection: 1) == "Stone")
        #expect(table.cell(1).accessoryType == .checkmark)
        #expect(table.cell(1).detailTextLabel?.text == "Williams")
        #expect(table.cell(0, section: 1).detailTextLabel?.text == "out of season")
        #expect(table.cell(0, section: 1).accessibilityTraits.contains(.notEnabled))
        #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    }

    private static let icons = try! OptionList([
        PickerOption(id: "leaf", title: "Leaf", icon: "leaf"), PickerOption(id: "none", title: "None"),
        PickerOption(id: "lost", title: "Lost", icon: "there is no such icon"),
    ])

    @Test func `a list and a menu show the symbols that icons name, and nothing where there is none`() throws
    {
        let images = [UIImage(systemName: "leaf"), nil, nil]
        let screen = Screen()
        let listed = FruitField.list()
        listed.options = Self.icons
        screen.add(listed)
        listed.tap()
        let table = try #require(screen.list?.tables.first)
        #expect((0..<3).map { table.cell($0).imageView?.image } == images)

        let field = FruitField.menu()
        field.options = Self.icons
        Screen().add(field)
        let actions = try #require(field.menuButton).openMenu()
        #expect(actions.map(\.image) == images)
    }

    @Test func `a press in a list picks and the list goes`() {
        let screen = Screen()
        let field = FruitField.list()
        screen.add(field)
        field.tap()
        screen.list?.tables[0].tapRow(1, section: 1)
        #expect(field.text == "Cherry")
        #expect(screen.list == nil)
    }

    @Test func `a disabled option is not picked and says why`() {
        let screen = Screen()
        let field = FruitField.list()
        screen.add(field)
        field.tap()
        var said: [String] = []
        field.model.engine.say = { said.append($0) }
        screen.list?.tables[0].tapRow(0, section: 1)
        #expect(field.text == "")
        #expect(field.isOpen)
        #expect(said.last?.contains("out of season") == true)
        #expect(screen.list?.tables[0].indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    }

    @Test func `R10 a list is searched, and the search never touches what is picked`() {
        let screen = Screen()
        let field = FruitField.list()
        field.select(id: "apple")
        screen.add(field)
        field.tap()
        #expect(screen.list?.searchBar.placeholder == field.model.state.texts(.search))
        screen.list?.searchBar.type("che")
        #expect(screen.list?.tables[0].titles == ["Cherry"])
        #expect(field.text == "Apple")
        field.model.send(.queryEdit(""))
        #expect(screen.list?.searchBar.text == "")
        screen.list?.searchBar.type("zzz")
        #expect(screen.list?.tables[0].titles == [])
        #expect(screen.list?.tables[0].statusText.isEmpty == false)
        screen.list?.barItems.first?.tap()
        #expect(field.text == "Apple")
        #expect(screen.list == nil)
    }

    @Test func `R6 swiping a list away cancels, unless the policy keeps it open`() {
        let screen = Screen()
        let field = FruitField.list()
        screen.add(field)
        field.tap()
        screen.list?.swipeAway()
        #expect(!field.isOpen)
        field.configuration.outside = .keep
        field.tap()
        screen.list?.swipeAway()
        #expect(field.isOpen)
        #expect(screen.list != nil)
    }

    @Test func `a list is a popover at its field, which UIKit makes a sheet of in a compact width`() {
        let screen = Screen()
        let field = FruitField.list()
        screen.add(field)
        field.tap()
        #expect(screen.list?.modalPresentationStyle == .popover)
        #expect(screen.list?.popoverPresentationController?.sourceView === field)
        #expect(
            screen.list?.popoverPresentationController?.sourceRect.isNull == true,
            "it points at the field, however large that becomes")
    }

    @Test func `a list opens where its highlight is in sight, and the keyboard covers none of it`() throws {
        let screen = Screen()
        let field = PickerTextField((0..<40).map { "Row \($0)" }) {
            $0.style = .menu
            $0.isMultiple = true
        }
        field.select(id: "Row 30")
        screen.add(field)
        field.tap()
        let list = try #require(screen.list)
        screen.window.layoutIfNeeded()
        let table = list.tables[0]
        #expect(table.showsRow(30))
        let height = table.frame.height
        Keyboard.move(to: CGRect(x: 0, y: 544, width: 390, height: 300))
        defer { Keyboard.move(to: nil) }
        screen.window.layoutIfNeeded()
        list.viewDidLayoutSubviews()
        let bottom = screen.window.convert(list.checkItemsFrame, from: list.view).maxY
        #expect(bottom == 544)
        #expect(table.frame.height < height)
        Keyboard.move(to: CGRect(x: 0, y: 844, width: 390, height: 300))
        list.viewDidLayoutSubviews()
        #expect(table.frame.height == height)
    }

    @Test func `R17 several values: check, all, none, invert, Done`() {
        let screen = Screen()
        let field = FruitField.menu { $0.isMultiple = true }
        screen.add(field)
        field.tap()
        #expect(screen.list?.tables[0].cell(1).accessoryType == UITableViewCell.AccessoryType.none)
        screen.list?.tables[0].tapRow(1)
        #expect(screen.list?.tables[0].cell(1).accessoryType == .checkmark)
        #expect(screen.list?.tables[0].cell(1).accessibilityTraits.contains(.selected) == true)
        #expect(screen.list?.tables[0].cell(0).accessibilityTraits.contains(.selected) == false)
        screen.list?.checkItems[2].tap()
        screen.list?.barItems.last?.tap()
        #expect(field.text == "Apple, Cherry")
        field.tap()
        screen.list?.checkItems[1].tap()
        screen.list?.barItems.last?.tap()
        #expect(field.text == "")
    }

    @Test func `R13 a failure says so and is tried again`() throws {
        let screen = Screen()
        let field = PickerTextField([]) {
            $0.style = .menu
            $0.columns = [ColumnConfiguration(source: .request)]
        }
        var requests: [LoadRequest] = []
        field.model.onLoad = { requests.append($0) }
        field.listPresentation = .list
        screen.add(field)
        field.tap()
        try #require(requests.count == 1)
        #expect(screen.list?.tables[0].statusText.isEmpty == false)
        field.model.send(.optionsFailed(request: requests[0].request, message: "no network", column: 0))
        #expect(screen.list?.tables[0].statusText.contains("no network") == true)
        screen.list?.retryItem.tap()
        #expect(requests.count == 2)
        field.model.send(
            .optionsLoaded(
                request: requests[1].request, OptionList(titles: ["Kiwi"]), isComplete: true, column: 0))
        #expect(screen.list?.tables[0].titles == ["Kiwi"])
    }

    @Test func `R16 columns stand side by side and follow each other`() throws {
        let screen = Screen()
        let field = PickerTextField([]) {
            $0.style = .menu
            $0.columns = [ColumnConfiguration(), ColumnConfiguration(source: .children)]
        }
        field.options = try OptionList([
            PickerOption(id: "at", title: "Austria", children: OptionList(titles: ["Graz", "Wien"])),
            PickerOption(id: "de", title: "Germany", children: OptionList(titles: ["Bonn"])),
        ])
        screen.add(field)
        field.tap()
        let frames = try #require(screen.list?.tables.map(\.frame))
        #expect(frames[0].width > 0)
        #expect(frames[0].maxX == frames[1].minX)
        #expect(screen.list?.tables.map(\.titles) == [["Austria", "Germany"], ["Graz", "Wien"]])
        screen.list?.tables[0].tapRow(1)
        #expect(screen.list?.tables[1].titles == ["Bonn"])
        screen.list?.barItems.last?.tap()
        #expect(field.text == "Germany, Bonn")
    }

    @Test func `R16 a wheel of dependent columns turns the later ones anew`() throws {
        let screen = Screen()
        let field = PickerTextField([]) {
            $0.columns = [ColumnConfiguration(), ColumnConfiguration(source: .children)]
        }
        field.options = try OptionList([
            PickerOption(id: "at", title: "Austria", children: OptionList(titles: ["Graz", "Wien"])),
            PickerOption(id: "de", title: "Germany", children: OptionList(titles: ["Bonn"])),
            PickerOption(id: "li", title: "Liechtenstein"),
        ])
        screen.add(field)
        field.tap()
        screen.wheel?.settle(onRow: 1, inComponent: 1)
        screen.wheel?.settle(onRow: 1, inComponent: 0)
        #expect(screen.wheel?.numberOfRows(inComponent: 1) == 1)
        screen.wheel?.settle(onRow: 2, inComponent: 0)
        #expect(screen.wheel?.numberOfRows(inComponent: 1) == 0, "an empty column")
        screen.done.tap()
        #expect(field.text == "Liechtenstein")
    }

    @Test func `the list's search takes the keyboard from the field, and the list stays`() {
        let screen = Screen()
        let field = FruitField.list()
        screen.add(field)
        field.tap()
        #expect(field.isFirstResponder)
        #expect(field.resignFirstResponder())
        #expect(field.isOpen)
        screen.list?.searchBar.type("pe")
        screen.list?.tables[0].tapRow(0)
        #expect(field.text == "Pear")
        #expect(!field.model.state.isFocused)
    }

    @Test func `a list stays when the screen below it leaves the window, and goes with its field`() {
        let screen = Screen()
        let field = FruitField.list()
        screen.add(field)
        field.tap()
        screen.controller.view.removeFromSuperview()
        #expect(field.isOpen)
        field.removeFromSuperview()
        screen.list?.barItems.first?.tap()
        #expect(!field.isOpen)
        #expect(screen.list == nil)
    }

    @Test
    func `keys walk through the list while its search is edited, but those of a caret are the search's`()
        throws
    {
        let screen = Screen()
        let field = FruitField.list()
        screen.add(field)
        field.tap()
        let list = try #require(screen.list)
        #expect(list.claims(.home, []))
        list.searchBar.searchTextField.becomeFirstResponder()
        #expect(screen.firstResponder === list.searchBar.searchTextField)
        #expect(field.isOpen)
        #expect([Key.down, .pageUp, .escape, .tab].allSatisfy { list.claims($0, []) })
        #expect(![Key.left, .right, .home, .end].contains { list.claims($0, []) })
    }

    @Test func `Return in the search picks what is highlighted`() throws {
        let screen = Screen()
        let field = FruitField.list()
        screen.add(field)
        field.tap()
        let list = try #require(screen.list)
        list.searchBar.type("che")
        list.searchBarSearchButtonClicked(list.searchBar)
        #expect(field.text == "Cherry")
        #expect(screen.list == nil)
    }

    @Test
    func `a list whose field is gone goes by its buttons, and one that was taken away cannot stay open`()
        throws
    {
        let screen = Screen()
        do {
            let field = FruitField.list()
            screen.add(field)
            field.tap()
            screen.list?.presentationController?.delegate = nil
            screen.controller.view.removeFromSuperview()
            field.removeFromSuperview()
        }
        let orphan = screen.list
        orphan?.barItems.first?.tap()
        #expect(screen.list == nil)

        let other = Screen()
        let field = FruitField.list()
        other.add(field)
        field.tap()
        let popup = try #require(field.popup as? ListPopup)
        let controller = try #require(popup.list.presentationController)
        #expect(popup.presentationControllerShouldDismiss(controller))
        field.configuration.outside = .keep
        #expect(!popup.presentationControllerShouldDismiss(controller))
        popup.presentationControllerDidDismiss(controller)
        #expect(!field.isOpen, "UIKit took it away all the same")
    }

    @Test func `rows of a list are as high as their text, in the fonts of Dynamic Type`() throws {
        let screen = Screen()
        let field = FruitField.list()
        screen.add(field)
        field.tap()
        let cell = try #require(screen.list?.tables[0].cell(1))
        for label in [cell.textLabel, cell.detailTextLabel] {
            #expect(label?.numberOfLines == 0)
            #expect(label?.adjustsFontForContentSizeCategory == true)
        }
        #expect(cell.detailTextLabel?.font == UIFont.preferredFont(forTextStyle: .caption1))
    }
}
