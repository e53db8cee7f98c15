import PickerCore
import PickerFiles
import Testing
@preconcurrency import UIKit

@testable import PickerUIKit

/// What the Safari-style combo box of 2009 did, and what its author wished for.
@MainActor @Suite struct ComboBoxFieldTests {
    private func field(_ configure: (inout FieldConfiguration) -> Void = { _ in }) -> ComboBoxField {
        ComboBoxField(["Alabama", "Alaska", "Texas"], configure)
    }

    @Test func `a rounded field with an arrow, label and arrow in one control`() {
        let field = field()
        #expect(field.borderStyle == .roundedRect)
        #expect(field.rightView === field.arrow)
        #expect(field.rightViewMode == .always)
    }

    @Test func `the whole field is a button: a press on the arrow reaches the field`() {
        let field = field()
        #expect(!field.arrow.isUserInteractionEnabled)
        field.style = .combo
        #expect(field.arrow.isUserInteractionEnabled)
    }

    @Test func `the list comes from a plist by key`() throws {
        let field = ComboBoxField(frame: .zero)
        try field.load(OptionFile(path: Places.examples + "/States.plist", key: "States"))
        #expect(field.options.count > 40)
        #expect(field.options.noneTitle == nil)
    }

    @Test func `a file that is no list changes nothing and says what is wrong`() {
        let field = field()
        #expect(throws: SourceError.self) {
            try field.load(OptionFile(path: Places.examples + "/none.plist"))
        }
        #expect(field.options.count == 3)
    }

    @Test func `the saved choice shows, or else the default`() throws {
        try Places.withStore { store in
            let texas = SavedSelection(
                key: "state", default: [[StoredPick(id: "Texas", title: "Texas")]], store: store)
            let first = field()
            try first.keep(texas)
            #expect(first.text == "Texas")
            first.pickedIndex = 1
            let second = field()
            try second.keep(texas)
            #expect(second.text == "Alaska")
        }
    }

    @Test func `what is saved waits under its title until the options come`() throws {
        try Places.withStore { store in
            try store.save([[StoredPick(id: "tx", title: "Texas")]], for: "state")
            let state = FieldState(
                FieldConfiguration(name: "state", style: .wheel), loading: .loading(request: 1))
            let field = ComboBoxField(frame: .zero, model: PickerModel(state))
            try field.keep(SavedSelection(key: "state", store: store))
            #expect(field.text == "Texas")
            let options = try OptionList([PickerOption(id: "tx", title: "Texas, TX")])
            field.model.send(.optionsLoaded(request: 1, options, isComplete: true, column: 0))
            #expect(field.text == "Texas, TX")
        }
    }

    @Test func `the saved choice shows also where it was asked for before there were options`() throws {
        try Places.withStore { store in
            try store.save([[StoredPick(id: "Alaska", title: "Alaska")]], for: "state")
            let early = ComboBoxField(frame: .zero)
            try early.keep(SavedSelection(key: "state", store: store))
            early.options = ["Alabama", "Alaska"]
            #expect(early.text == "Alaska")
            early.pickedIndex = 0
            #expect(try store.columns(for: "state") == [[StoredPick(id: "Alabama", title: "Alabama")]])
            let overruled = ComboBoxField(frame: .zero)
            try overruled.keep(SavedSelection(key: "state", store: store))
            overruled.pickedIndex = 1
            overruled.options = ["Alabama", "Alaska"]
            #expect(overruled.text == "Alaska")
        }
    }

    @Test func `R24 each row of a table keeps its own choice, whichever cell shows it`() throws {
        try Places.withStore { store in
            let models = ["one", "two"].map { _ in PickerModel(ComboBoxField.initialConfiguration) }
            for (key, model) in zip(["one", "two"], models) {
                try model.load(OptionFile(path: Places.examples + "/States.plist", key: "States"))
                try model.keep(SavedSelection(key: key, store: store))
            }
            let field = ComboBoxField(frame: .zero)
            field.model = models[0]
            field.select(id: "Ohio")
            field.model = models[1]
            field.select(id: "Texas")
            models[0].send(.selectionSet([["Utah"]]))
            #expect(try store.columns(for: "one")?[0].map(\.id) == ["Utah"])
            #expect(try store.columns(for: "two")?[0].map(\.id) == ["Texas"])
        }
    }

    @Test func `the wheel opens at the default, where nothing was saved`() throws {
        try Places.withStore { store in
            let screen = Screen()
            let field = field()
            let alaska = [[StoredPick(id: "Alaska", title: "Alaska")]]
            try field.keep(SavedSelection(key: "state", default: alaska, store: store))
            screen.add(field)
            field.tap()
            #expect(screen.wheel?.selectedRow(inComponent: 0) == 1)
        }
    }

    @Test func `the wheel opens at the choice`() {
        let screen = Screen()
        let field = field()
        field.pickedIndex = 2
        screen.add(field)
        field.tap()
        #expect(screen.wheel?.selectedRow(inComponent: 0) == 2)
    }

    @Test func `the bar has Previous, Next, a space that gives way, Cancel and Done`() throws {
        let screen = Screen()
        let field = field()
        screen.add(field)
        field.tap()
        let items = try #require(screen.toolbar?.items)
        #expect(items[0].accessibilityLabel == "Previous")
        #expect(items[1].accessibilityLabel == "Next")
        #expect(items[3].customView is UILabel)
        #expect(items[5] === field.toolbar.cancelItem)
        #expect(items[6] === field.toolbar.doneItem)
    }

    @Test func `opening another closes the first`() {
        let screen = Screen()
        let first = field()
        let second = field()
        screen.add(first, second)
        first.tap()
        second.tap()
        #expect(!first.isOpen)
        #expect(second.isOpen)
        #expect(second.isFirstResponder)
    }

    @Test func `the table behind stands still while it is open, and scrolls again afterwards`() {
        let screen = Screen()
        let table = UIScrollView(frame: screen.window.bounds)
        let fixed = UIScrollView(frame: screen.window.bounds)
        fixed.isScrollEnabled = false
        screen.controller.view.addSubview(fixed)
        fixed.addSubview(table)
        let field = field()
        table.addSubview(field)
        field.tap()
        #expect(!table.isScrollEnabled)
        screen.done.tap()
        #expect(table.isScrollEnabled)
        #expect(!fixed.isScrollEnabled, "what did not scroll before does not now")
    }

    @Test func `suggestions stay in front, and their border follows dark mode`() throws {
        let screen = Screen()
        let field = field { $0.style = .combo }
        screen.add(field)
        field.tap()
        field.insertTyped("a")
        let table = try #require(screen.suggestions)
        let light = table.layer.borderColor
        screen.window.addSubview(UIView())
        field.insertTyped("l")
        #expect(screen.window.subviews.last === table)
        screen.traits.style = .dark
        #expect(table.layer.borderColor != light)
        let border = UIColor.tertiaryLabel.resolvedColor(with: field.traitCollection).cgColor
        #expect(table.layer.borderColor == border)
        #expect(field.autocorrectionType == .no)
        #expect(field.spellCheckingType == .no)
    }

    @Test func `suggestions stand still with their field, whatever kind of field it is`() {
        let screen = Screen()
        let outer = UIScrollView(frame: screen.window.bounds)
        screen.controller.view.addSubview(outer)
        let field = PickerTextField(["Alabama", "Alaska"]) { $0.style = .combo }
        outer.addSubview(field)
        field.tap()
        #expect(outer.isScrollEnabled)
        field.insertTyped("al")
        #expect(!outer.isScrollEnabled)
        field.model.send(.toolbarCancel)
        #expect(outer.isScrollEnabled)
    }

    @Test func `a field that is taken away while open lets the table scroll again`() {
        let screen = Screen()
        let table = UIScrollView(frame: screen.window.bounds)
        screen.controller.view.addSubview(table)
        let field = field()
        table.addSubview(field)
        field.tap()
        field.removeFromSuperview()
        #expect(table.isScrollEnabled)
        #expect(!field.isOpen)
    }

    @Test func `the tag tells which list`() {
        let screen = Screen()
        let field = field()
        field.tag = 4
        screen.add(field)
        field.tap()
        #expect(screen.wheel?.tag == 4)
    }

    @Test func `Done hides bar and wheel, and tells that editing ended`() {
        let screen = Screen()
        let field = field()
        var isReloaded = false
        field.addAction(UIAction { _ in isReloaded = true }, for: .editingDidEnd)
        screen.add(field)
        field.tap()
        screen.done.tap()
        #expect(isReloaded)
        #expect(screen.wheel == nil)
        #expect(screen.toolbar == nil)
    }

    @Test func `Next commits and goes to the next field`() {
        let screen = Screen()
        let first = field()
        let second = field()
        screen.add(first, second)
        first.tap()
        screen.wheel?.settle(onRow: 1)
        screen.next.tap()
        #expect(first.text == "Alaska")
        #expect(second.isFirstResponder)
        #expect(second.isOpen)
        #expect(!screen.next.isEnabled)
        #expect(screen.previous.isEnabled)
    }

    // MARK: Combo style

    @Test func `a combo box suggests below its text, and a press picks`() throws {
        let screen = Screen()
        let field = field { $0.style = .combo }
        screen.add(field)
        field.tap()
        #expect(!field.isOpen, "focus opens nothing")
        field.insertTyped("al")
        #expect(screen.suggestions?.titles == ["Alabama", "Alaska"])
        screen.suggestions?.tapRow(1)
        #expect(field.text == "Alaska")
        #expect(!field.isOpen)
        #expect(screen.suggestions == nil)
    }

    @Test func `the suggestions stay below the text when the screen is turned`() throws {
        let screen = Screen()
        let field = field { $0.style = .combo }
        screen.add(field)
        field.tap()
        field.insertTyped("a")
        let table = try #require(screen.suggestions)
        #expect(table.frame.minY == field.convert(field.bounds, to: screen.window).maxY)
        field.frame = CGRect(x: 60, y: 20, width: 700, height: 40)
        screen.window.layoutIfNeeded()
        #expect(table.frame.minX == 60)
        #expect(table.frame.width == 700)
        #expect(table.frame.minY == field.convert(field.bounds, to: screen.window).maxY)
    }

    @Test func `the suggestions end above the keyboard, wherever that is`() throws {
        let screen = Screen()
        let field = ComboBoxField((0..<40).map { "Row \($0)" }) { $0.style = .combo }
        screen.add(field)
        field.frame.origin.y = 300
        field.tap()
        defer { Keyboard.move(to: nil) }
        Keyboard.move(to: CGRect(x: 0, y: 600, width: 390, height: 244))
        field.arrow.sendActions(for: .touchUpInside)
        let table = try #require(screen.suggestions)
        #expect(table.frame.minY == 340)
        #expect(table.frame.maxY == 600)
        Keyboard.move(to: CGRect(x: 0, y: 400, width: 390, height: 444))
        #expect(table.frame.maxY == 300, "where there is more room above, they stand there")
        field.frame.origin.y = 20
        Keyboard.move(to: CGRect(x: 0, y: 120, width: 390, height: 724))
        #expect(table.frame.minY == 60, "where there is little room above as well, they stand below")
        field.frame.origin.y = 300
        Keyboard.move(to: CGRect(x: 0, y: 500, width: 300, height: 200))
        #expect(table.frame.minY == 340, "a keyboard that floats is in nobody's way")
        #expect(table.frame.maxY > 700)
    }

    @Test func `R10 the arrow shows all suggestions, whatever is picked`() {
        let screen = Screen()
        let field = field { $0.style = .combo }
        field.pickedIndex = 2
        screen.add(field)
        field.tap()
        field.arrow.sendActions(for: .touchUpInside)
        #expect(screen.suggestions?.titles.count == 3)
    }

    @Test func `R6 free text is committed where it is allowed, else what stood comes back`() {
        let screen = Screen()
        let free = field {
            $0.style = .combo
            $0.allowsCustomText = true
        }
        let strict = field { $0.style = .combo }
        screen.add(free, strict)
        free.tap()
        free.insertTyped("Atlantis")
        strict.tap()
        strict.insertTyped("Atlantis")
        free.tap()
        #expect(free.text == "Atlantis")
        #expect(free.selection.columns[0].first?.standing == .custom)
        #expect(strict.text == "")
    }

    @Test func `R17 Return checks what was searched for, and the text is free for the next search`() {
        let screen = Screen()
        let field = field()
        field.configuration.isMultiple = true
        field.style = .combo
        screen.add(field)
        field.tap()
        field.insertTyped("Alas")
        screen.press(.keyboardReturnOrEnter)
        #expect(field.text == "")
        field.insertTyped("Alab")
        #expect(field.model.state.query == "Alab")
        screen.press(.keyboardReturnOrEnter)
        screen.done.tap()
        #expect(field.selection.ids == ["Alabama", "Alaska"])
    }

    @Test func `R17 own texts among several values stand above the options and can be pressed away`() throws {
        let screen = Screen()
        let field = field {
            $0.style = .combo
            $0.isMultiple = true
            $0.allowsCustomText = true
        }
        screen.add(field)
        field.tap()
        field.insertTyped("Atlantis")
        screen.press(.keyboardReturnOrEnter)
        let table = try #require(screen.suggestions)
        #expect(table.titles(section: 0) == ["Atlantis"])
        #expect(table.cell(0).accessoryType == .checkmark)
        #expect(table.cell(0).accessibilityTraits.contains(.selected))
        field.editTyped("Lemuria")
        screen.press(.keyboardReturnOrEnter)
        field.editTyped("Alaska")
        #expect(table.titles(section: 0) == ["Atlantis", "Lemuria"])
        #expect(table.titles(section: 1) == ["Alaska"])
        #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 1))
        table.tapRow(0, section: 1)
        table.tapRow(0, section: 0)
        screen.done.tap()
        #expect(field.text == "Alaska, Lemuria")
    }

    @Test func `own text of a field that takes one value has no row`() {
        let screen = Screen()
        let field = field {
            $0.style = .combo
            $0.allowsCustomText = true
        }
        screen.add(field)
        field.tap()
        field.insertTyped("Alas")
        screen.press(.keyboardUpArrow)
        #expect(screen.suggestions?.numberOfSections == 1)
    }

    @Test func `R21 a row that showed a match is not bold afterwards`() throws {
        let screen = Screen()
        let field = field { $0.style = .combo }
        screen.add(field)
        field.tap()
        field.insertTyped("Al")
        let table = try #require(screen.suggestions)
        let plain = UIFont.preferredFont(forTextStyle: .body)
        #expect(table.cell(0).textLabel?.font != plain)
        field.editTyped("")
        #expect(!table.titles.isEmpty)
        #expect((0..<table.titles.count).allSatisfy { table.cell($0).textLabel?.font == plain })
    }

    @Test func `R11 text that shows already is not written again`() {
        let screen = Screen()
        let field = CountingField(["Alabama", "Texas"]) { $0.style = .combo }
        screen.add(field)
        field.tap()
        let before = field.textSetCount
        field.insertTyped("T")
        field.insertTyped("e")
        #expect(field.text == "Te")
        #expect(field.textSetCount == before)
    }

    @Test func `R11 while an input method composes, keys belong to it`() {
        let screen = Screen()
        let field = field { $0.style = .combo }
        screen.add(field)
        field.tap()
        field.compose("a")
        let highlighted = field.model.snapshot.columns[0].highlight
        screen.press(.keyboardDownArrow)
        #expect(field.model.snapshot.columns[0].highlight == highlighted)
    }

    @Test func `R11 a composition that ends as it stands gives the keys back`() {
        let screen = Screen()
        let field = field { $0.style = .combo }
        screen.add(field)
        field.tap()
        field.compose("al")
        field.unmarkText()
        #expect(field.model.state.query == "al")
        screen.press(.keyboardDownArrow)
        screen.press(.keyboardReturnOrEnter)
        #expect(field.text == "Alaska")
    }

    @Test func `R10 what is typed after a tap takes the place of the value that shows`() async {
        let screen = Screen()
        let field = field { $0.style = .combo }
        field.pickedIndex = 2
        screen.add(field)
        field.tap()
        for _ in 0..<100 where !field.isAllSelected { await Task.yield() }
        field.insertTyped("al")
        #expect(field.text == "al")
    }

    @Test func `R21 what matches is bold`() throws {
        let screen = Screen()
        let field = field { $0.style = .combo }
        screen.add(field)
        field.tap()
        field.insertTyped("ask")
        let title = try #require(screen.suggestions?.cell(0).textLabel?.attributedText)
        var range = NSRange()
        let font = title.attribute(.font, at: 2, effectiveRange: &range) as? UIFont
        #expect(font?.isBold == true)
        #expect(range == NSRange(location: 2, length: 3))
    }

    @Test func `Return picks what is highlighted`() {
        let screen = Screen()
        let field = field { $0.style = .combo }
        screen.add(field)
        field.tap()
        field.insertTyped("te")
        field.sendActions(for: .primaryActionTriggered)
        #expect(field.text == "Texas")
    }
}
