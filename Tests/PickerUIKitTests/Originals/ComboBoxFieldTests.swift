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
}
