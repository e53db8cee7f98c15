import PickerCore
import Testing
@preconcurrency import UIKit

@testable import PickerUIKit

/// Select-only fields, keys, undo, haptics, assistive technology and restoration.
@MainActor @Suite struct FieldTests {
    // MARK: Select only

    @Test func `a field whose value is picked has no caret and no selection; a combo box has`() throws {
        let field = PickerTextField(["a"])
        let start = field.beginningOfDocument
        #expect(field.caretRect(for: start) == .zero)
        let range = try #require(field.textRange(from: start, to: start))
        #expect(field.selectionRects(for: range).isEmpty)
        field.style = .combo
        #expect(field.caretRect(for: start) != .zero)
    }

    @Test func `nothing is pasted, cut or dropped into it; it may be copied from`() {
        let screen = Screen()
        let field = PickerTextField(["a", "b"])
        field.pickedIndex = 1
        screen.add(field)
        field.tap()
        Pasteboard.text = "evil"
        field.paste(nil)
        field.cut(nil)
        #expect(field.text == "b")
        field.insertTyped("dictated")
        #expect(field.text == "b")
        field.copy(nil)
        #expect(Pasteboard.text == "b")
    }

    @Test func `the clear button clears, where the field is optional`() {
        let screen = Screen()
        let field = PickerTextField(["a"])
        field.pickedIndex = 0
        screen.add(field)
        field.tapClearButton()
        #expect(field.pickedIndex == nil)
        field.pickedIndex = 0
        field.configuration.isRequired = true
        field.tapClearButton()
        #expect(field.text == "a")
    }

    @Test func `R20 disabled takes no focus, read-only takes it and does not open`() {
        let screen = Screen()
        let field = PickerTextField(["a"])
        screen.add(field)
        field.isEnabled = false
        field.tap()
        #expect(!field.isFirstResponder)
        field.isEnabled = true
        field.configuration.isReadOnly = true
        field.tap()
        #expect(field.isFirstResponder)
        #expect(!field.isOpen)
    }

    // MARK: Focus

    @Test func `R19 Previous and Next skip disabled and hidden fields, and Next on the last is Done`() {
        let screen = Screen()
        let fields = (0..<4).map { _ in PickerTextField(["a"]) }
        for field in fields { screen.add(field) }
        fields[1].isEnabled = false
        fields[2].superview?.subviews[2].isHidden = true
        fields[0].tap()
        screen.next.tap()
        #expect(fields[3].isFirstResponder)
        #expect(!screen.next.isEnabled)
        screen.press(.keyboardTab)
        #expect(!fields[3].isFirstResponder)
        #expect(fields[3].text == "a")
    }

    @Test func `fields in a row are read from the leading edge`() {
        for isRightToLeft in [false, true] {
            let screen = Screen(Traits(direction: isRightToLeft ? .rightToLeft : .leftToRight))
            let fields = ["low", "right", "left"].map { PickerTextField([$0]) }
            for field in fields { screen.controller.view.addSubview(field) }
            fields[0].frame = CGRect(x: 0, y: 100, width: 100, height: 40)
            fields[1].frame = CGRect(x: 200, y: 12, width: 100, height: 40)
            fields[2].frame = CGRect(x: 0, y: 10, width: 100, height: 40)
            let order = ReadingOrder.textFields(in: screen.window)
            let expected = isRightToLeft ? [1, 2, 0] : [2, 1, 0]
            #expect(order.map { field in fields.firstIndex { $0 === field } } == expected)
        }
    }

    @Test func `R19 a form leads to the field that keeps it from being submitted`() {
        let screen = Screen()
        var first = FieldConfiguration(name: "first", style: .wheel)
        first.opensOnFocus = true
        var second = first
        second.name = "second"
        second.isRequired = true
        let form = PickerForm([
            FieldState(first, options: [OptionList(titles: ["a"])]),
            FieldState(second, options: [OptionList(titles: ["b"])]),
        ])
        var isSubmitted = false
        form.onSubmit = { isSubmitted = true }
        let fields = form.models.map { PickerTextField(model: $0) }
        for field in fields { screen.add(field) }
        fields[0].tap()
        form.submit()
        #expect(!isSubmitted)
        #expect(fields[1].isFirstResponder)
        #expect(fields[1].accessibilityHint?.contains(fields[1].model.state.texts(.requiredMessage)) == true)
        fields[1].pickedIndex = 0
        form.submit()
        #expect(isSubmitted)
    }

    // MARK: Keys

    @Test func `the key table: open, move, typeahead, commit, revert`() {
        let screen = Screen()
        let field = PickerTextField(["Alabama", "Alaska", "Texas"])
        field.resignsOnClose = false
        screen.add(field)
        field.becomeFirstResponder()
        screen.press(.keyboardDownArrow)
        #expect(screen.wheel?.selectedRow(inComponent: 0) == 1)
        screen.press("t")
        #expect(screen.wheel?.selectedRow(inComponent: 0) == 2)
        screen.press(.keyboardReturnOrEnter)
        #expect(field.text == "Texas")
        screen.press(.keyboardUpArrow)
        #expect(field.isOpen)
        screen.press(.keyboardHome)
        screen.press(.keyboardEscape)
        #expect(field.text == "Texas")
        #expect(!field.isOpen)
        screen.press("z", .command)
        #expect(field.text == "")
    }

    @Test(
        arguments: [
            (FieldStyle.wheel, false, [Key.down, .home, .enter], [Key.left, .escape]),
            (.wheel, true, [.down, .end, .pageUp, .enter, .escape], []),
            (.menu, true, [.up, .pageDown, .escape, .tab], []),
            (.combo, true, [.down, .pageUp, .enter, .escape], [.left, .home, .character("x")]),
        ] as [(FieldStyle, Bool, [Key], [Key])])
    func `keys are claimed from UIKit while they mean something, and no others`(
        _ style: FieldStyle, _ isOpen: Bool, _ claimed: [Key], _ left: [Key]
    ) {
        let field = PickerTextField(["a", "b"]) { $0.style = style }
        Screen().add(field)
        field.becomeFirstResponder()
        field.model.send(isOpen ? .popupOpen : .toolbarCancel)
        #expect(claimed.filter { !field.claims($0, []) } == [])
        #expect(left.filter { field.claims($0, []) } == [])
        field.model.send(.compositionChange(isActive: true))
        #expect((claimed + left).filter { field.claims($0, []) } == [])
    }

    @Test func `Tab and Shift-Tab commit and move`() {
        let screen = Screen()
        let fields = (0..<2).map { _ in PickerTextField(["a", "b"]) }
        for field in fields { screen.add(field) }
        fields[0].tap()
        screen.press(.keyboardDownArrow)
        screen.press(.keyboardTab)
        #expect(fields[0].text == "b")
        #expect(fields[1].isFirstResponder)
        screen.press(.keyboardTab, .shift)
        #expect(fields[0].isFirstResponder)
    }

    @Test func `a key that means nothing to the field goes on up the responder chain`() {
        final class Listener: UIView {
            var count = 0
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { count += 1 }
        }
        let screen = Screen()
        let listener = Listener()
        let field = PickerTextField(["a"])
        field.resignsOnClose = false
        screen.controller.view.addSubview(listener)
        listener.addSubview(field)
        field.becomeFirstResponder()
        screen.press(.keyboardEscape)
        #expect(listener.count == 0, "the first Escape closes the wheel")
        screen.press(.keyboardEscape)
        #expect(listener.count == 1)
    }

    // MARK: Undo and haptics

    @Test func `R3 a commit is undone and redone through the app's undo manager`() {
        let screen = Screen()
        let field = PickerTextField(["a", "b"])
        screen.add(field)
        field.tap()
        screen.wheel?.settle(onRow: 1)
        screen.done.tap()
        let manager = screen.window.undoManager
        manager?.undo()
        #expect(field.text == "")
        manager?.redo()
        #expect(field.text == "b")
        manager?.undo()
        #expect(field.text == "")
        #expect(manager?.canUndo == false)
    }

    @Test func `a field that goes away takes its undo steps along`() {
        let screen = Screen()
        let field = PickerTextField(["a", "b"])
        screen.add(field)
        field.pickedIndex = 1
        #expect(screen.window.undoManager?.canUndo == true)
        field.removeFromSuperview()
        #expect(screen.window.undoManager?.canUndo == false)
    }

    @Test func `however often the wheel came to rest, it is one step of undo; Cancel leaves none`() {
        let screen = Screen()
        let field = PickerTextField(["a", "b", "c"])
        field.adopt(.original2012)
        screen.add(field)
        field.tap()
        screen.wheel?.settle(onRow: 1)
        screen.wheel?.settle(onRow: 2)
        screen.done.tap()
        let manager = screen.window.undoManager
        manager?.undo()
        #expect(field.text == "")
        #expect(manager?.canUndo == false)
        field.tap()
        screen.wheel?.settle(onRow: 1)
        screen.cancel.tap()
        #expect(manager?.canUndo == false)
    }

    // MARK: Assistive technology

    @Test func `R22 label, value, hint and traits come from the model`() {
        let field = PickerTextField(["Texas"]) {
            $0.label = "State"
            $0.isRequired = true
        }
        field.pickedIndex = 0
        #expect(field.isAccessibilityElement)
        #expect(field.accessibilityLabel == "State")
        #expect(field.accessibilityValue == "Texas")
        #expect(field.accessibilityHint?.contains(field.model.state.texts(.required)) == true)
        #expect(field.accessibilityTraits.contains(.adjustable))
        field.isEnabled = false
        #expect(field.accessibilityTraits.contains(.notEnabled))
        field.isEnabled = true
        field.style = .menu
        #expect(!field.accessibilityTraits.contains(.adjustable))
        #expect(field.accessibilityTraits.contains(.button))
    }

    @Test func `R22 a combo box is a text field to a screen reader; a field that was one is none any more`() {
        let field = PickerTextField(["a"])
        #expect(field.accessibilityTraits != UITextField().accessibilityTraits)
        field.style = .combo
        #expect(field.accessibilityTraits == UITextField().accessibilityTraits)
        field.isEnabled = false
        #expect(field.accessibilityTraits.contains(.notEnabled))
    }

    @Test func `R22 the name that an app gave stays, unless the field has a label`() {
        let field = PickerTextField(["a"])
        field.placeholder = "Choose a state"
        #expect(field.accessibilityLabel == "Choose a state")
        field.placeholder = "Choose"
        #expect(field.accessibilityLabel == "Choose")
        field.accessibilityLabel = "State, as the app says"
        field.pickedIndex = 0
        #expect(field.accessibilityLabel == "State, as the app says")
        field.label = "State"
        #expect(field.accessibilityLabel == "State")
    }

    @Test func `R22 a wheel field is adjusted without opening`() {
        let screen = Screen()
        let field = PickerTextField(["a", "b"])
        screen.add(field)
        field.accessibilityIncrement()
        #expect(field.text == "a")
        field.accessibilityIncrement()
        #expect(field.accessibilityValue == "b")
        field.accessibilityDecrement()
        #expect(field.text == "a")
        #expect(!field.isOpen)
    }

    @Test func `R19 focus from VoiceOver never opens; a double tap does`() {
        let screen = Screen()
        let field = PickerTextField(["a"])
        screen.add(field)
        field.accessibilityElementDidBecomeFocused()
        #expect(!field.isOpen)
        #expect(field.accessibilityActivate())
        #expect(field.isOpen)
        #expect(screen.wheel != nil)
    }

    @Test(arguments: FieldStyle.allCases)
    func `R22 a double tap opens any field, and the scrub of two fingers cancels it`(_ style: FieldStyle) {
        let screen = Screen()
        let field = PickerTextField(["a", "b"]) { $0.style = style }
        screen.add(field)
        #expect(!field.accessibilityPerformEscape(), "there is nothing to cancel")
        #expect(field.accessibilityActivate())
        #expect(field.popup != nil)
        if let list = screen.list {
            #expect(list.accessibilityPerformEscape())
        } else {
            #expect(field.accessibilityPerformEscape())
        }
        #expect(!field.isOpen)
        #expect(field.text == "")
    }

    @Test func `R22 what the model announces is posted`() {
        let screen = Screen()
        let field = PickerTextField(["a"])
        screen.add(field)
        field.tap()
        var said: [String] = []
        field.model.engine.say = { said.append($0) }
        screen.done.tap()
        #expect(said == [field.model.state.texts(.picked(title: "a"))])
    }

    @Test func `the bar has the field's tint`() {
        let screen = Screen()
        let field = PickerTextField(["a"])
        field.tintColor = .label
        screen.add(field)
        field.tap()
        #expect(screen.toolbar?.tintColor == .label)
    }

    @Test func `every button of the bar has a name, in the field's language`() {
        let screen = Screen()
        let field = PickerTextField(["a"]) { $0.language = "de" }
        screen.add(field)
        field.tap()
        #expect(screen.previous.accessibilityLabel == Texts(.german)(.previous))
        #expect(screen.next.accessibilityLabel == Texts(.german)(.next))
        #expect(field.placeholder == Texts(.german)(.placeholder))
    }

    // MARK: Restoration and waiting

    @Test func `a selection survives state restoration, by id`() throws {
        let coder = NSKeyedArchiver(requiringSecureCoding: true)
        let field = PickerTextField(["a", "b"])
        field.pickedIndex = 1
        field.encodeRestorableState(with: coder)
        let other = PickerTextField(["b", "a"])
        other.decodeRestorableState(with: try NSKeyedUnarchiver(forReadingFrom: coder.encodedData))
        #expect(other.pickedIndex == 0)
        #expect(other.text == "b")
    }

    @Test func `R12 what is restored waits for options that are still to come`() throws {
        let coder = NSKeyedArchiver(requiringSecureCoding: true)
        let field = PickerTextField(["a", "b"])
        field.pickedIndex = 1
        field.encodeRestorableState(with: coder)
        let state = FieldState(
            FieldConfiguration(name: "letter", style: .wheel), loading: .loading(request: 1))
        let other = PickerTextField(model: PickerModel(state))
        other.decodeRestorableState(with: try NSKeyedUnarchiver(forReadingFrom: coder.encodedData))
        other.model.send(.optionsLoaded(request: 1, ["b", "a"], isComplete: true, column: 0))
        #expect(other.pickedIndex == 0)
    }

    @Test func `an archive without a selection changes nothing`() throws {
        let coder = NSKeyedArchiver(requiringSecureCoding: true)
        let field = PickerTextField(["a"])
        field.pickedIndex = 0
        field.decodeRestorableState(with: try NSKeyedUnarchiver(forReadingFrom: coder.encodedData))
        #expect(field.text == "a")
    }

    @Test func `choice() opens the field and answers with what was picked, or nothing`() async {
        let screen = Screen()
        let field = PickerTextField(["a", "b"])
        screen.add(field)
        let first = Task { await field.choice() }
        while !field.isOpen { await Task.yield() }
        screen.wheel?.settle(onRow: 1)
        screen.done.tap()
        #expect(await first.value?.ids == ["b"])
        let second = Task { await field.choice() }
        while !field.isOpen { await Task.yield() }
        screen.cancel.tap()
        #expect(await second.value == nil)
        let third = Task { await field.choice() }
        while !field.isOpen { await Task.yield() }
        third.cancel()
        #expect(await third.value == nil)
        #expect(!field.isOpen)
        field.isEnabled = false
        #expect(await field.choice() == nil)
    }

    @Test func `choice() ends when its field is taken away`() async {
        let screen = Screen()
        let field = PickerTextField(["a"])
        screen.add(field)
        let waiting = Task { await field.choice() }
        while !field.isOpen { await Task.yield() }
        field.removeFromSuperview()
        _ = await waiting.value
        #expect(!field.isOpen)
    }
}
