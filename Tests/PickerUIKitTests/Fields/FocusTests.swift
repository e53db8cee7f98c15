import PickerCore
import Testing
import UIKit

@testable import PickerUIKit

/// The order of fields, and keys.
@MainActor @Suite struct FocusTests {
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

    @Test func `Next and Previous stay on the screen in front, and pass over what no touch reaches`() {
        let screen = Screen()
        let below = PickerTextField(["below"])
        screen.add(below)
        let sheet = UIViewController()
        screen.controller.present(sheet, animated: false)
        let search = UISearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
        let first = PickerTextField(["a"])
        let clear = UITextField()
        let fixed = UITextField()
        let last = UITextField()
        for (place, view) in [search, first, clear, fixed, last].enumerated() {
            view.frame = CGRect(x: 0, y: 60 * CGFloat(place), width: 300, height: 40)
            sheet.view.addSubview(view)
        }
        clear.alpha = 0
        fixed.isUserInteractionEnabled = false
        first.tap()
        #expect(!screen.previous.isEnabled, "neither a search bar nor another screen is part of the form")
        screen.next.tap()
        #expect(last.isFirstResponder)
        last.removeFromSuperview()
        first.tap()
        #expect(!screen.next.isEnabled)
    }

    @Test func `a field that is not to be edited does not ask its delegate whether it should be`() {
        let screen = Screen()
        let delegate = NotingDelegate()
        let field = PickerTextField(["a"])
        field.delegate = delegate
        screen.add(field)
        field.isEnabled = false
        field.becomeFirstResponder()
        #expect(delegate.notes.isEmpty)
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

    @Test func `R14 what is typed after a while begins anew`() {
        let screen = Screen()
        let field = PickerTextField(["Alabama", "Alaska", "Louisiana"])
        var now = ProcessInfo.processInfo.systemUptime + 100
        field.model.engine.clock = { now }
        screen.add(field)
        field.tap()
        screen.press("a")
        screen.press("l")
        #expect(screen.wheel?.selectedRow(inComponent: 0) == 1)
        now += 5
        screen.press("l")
        #expect(screen.wheel?.selectedRow(inComponent: 0) == 2)
    }

    @Test func `R20 the bar says what is wrong, else what the field is called`() {
        let screen = Screen()
        let field = PickerTextField([]) {
            $0.style = .combo
            $0.label = "State"
            $0.isRequired = true
        }
        screen.add(field)
        field.tap()
        #expect(field.toolbar.title == "State")
        field.model.send(.fieldValidate)
        #expect(field.toolbar.title == field.model.state.texts(.requiredMessage))
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

    @Test func `a key that would do nothing as the field stands is not claimed from the app`() {
        let screen = Screen()
        func field(_ configure: (inout FieldConfiguration) -> Void) -> PickerTextField {
            let field = PickerTextField(["a", "b"], configure)
            field.resignsOnClose = false
            screen.add(field)
            field.becomeFirstResponder()
            return field
        }
        let combo = field { $0.style = .combo }
        combo.pickedIndex = 0
        #expect(!combo.claims(.escape, []))
        combo.model.send(.popupOpen)
        #expect(combo.claims(.escape, []))
        #expect(combo.take(.escape, []))
        #expect(combo.claims(.escape, []), "a second one, directly after, clears")
        #expect(combo.take(.escape, []))
        #expect(combo.text == "")
        #expect(!combo.claims(.escape, []))

        let single = field { _ in }
        #expect(single.isOpen)
        #expect(![Key.left, .right].contains { single.claims($0, []) }, "there is one column")
        let double = field { $0.columns.append(ColumnConfiguration()) }
        #expect([Key.left, .right].allSatisfy { double.claims($0, []) })
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
            var ended = 0
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { count += 1 }
            override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { ended += 1 }
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
        #expect(listener.ended == 0, "whom a press's beginning was not told, its end is not told")
        screen.press(.keyboardEscape)
        #expect(listener.count == 1)
        #expect(listener.ended == 1)
    }
}
