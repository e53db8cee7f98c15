import PickerCore
import PickerUIKit
import Testing
import UIKit

/// What the picker text field of 2012 did, sentence by sentence, and what its faults were.
@MainActor @Suite struct Original2012Tests {
    private func field(_ titles: [String] = ["Red", "Green", "Blue"]) -> PickerTextField {
        let field = PickerTextField(titles)
        field.adopt(.original2012)
        return field
    }

    @Test func `an array of strings and a placeholder are all it takes`() {
        let field = field()
        field.placeholder = "Color"
        #expect(field.text == "")
        #expect(field.placeholder == "Color")
        #expect(field.pickedIndex == nil)
    }

    @Test func `the wheel is the input view`() {
        let screen = Screen()
        let field = field()
        screen.add(field)
        field.tap()
        #expect(screen.wheel?.numberOfComponents == 1)
        #expect(screen.wheel?.numberOfRows(inComponent: 0) == 3)
    }

    @Test func `the picked index may be set before the options are`() {
        let field = PickerTextField(frame: .zero)
        field.pickedIndex = 1
        #expect(field.pickedIndex == 1)
        field.options = OptionList(titles: ["Red", "Green"])
        #expect(field.pickedIndex == 1)
        #expect(field.text == "Green")
        #expect(field.selectedOption?.title == "Green")
    }

    @Test func `an index that the options lack picks nothing`() {
        let field = field()
        field.pickedIndex = 7
        #expect(field.pickedIndex == nil)
        #expect(field.selectedOption == nil)
    }

    @Test func `beginning to edit with nothing picked picks the first row`() {
        let screen = Screen()
        let field = field()
        screen.add(field)
        field.tap()
        #expect(field.text == "Red")
        #expect(field.pickedIndex == 0)
    }

    @Test func `the wheel opens at the picked row without animation`() {
        let screen = Screen()
        let field = field()
        field.pickedIndex = 2
        screen.add(field)
        field.tap()
        #expect(screen.wheel?.selectedRow(inComponent: 0) == 2)
    }

    @Test func `moving the wheel sets text and index at once`() {
        let screen = Screen()
        let field = field()
        var changes: [ChangeReason] = []
        field.onChange = { changes.append($0.reason) }
        screen.add(field)
        field.tap()
        screen.wheel?.settle(onRow: 1)
        #expect(field.text == "Green")
        #expect(field.pickedIndex == 1)
        #expect(changes == [.pick, .pick])
    }

    @Test func `rows are 50 points high, bold 16, of two lines`() throws {
        let screen = Screen()
        let field = field((0..<40).map { "Row \($0)" })
        screen.add(field)
        field.tap()
        let wheel = try #require(screen.wheel)
        #expect(wheel.rowSize(forComponent: 0).height == 50)
        let first = try #require(wheel.view(forRow: 0, forComponent: 0) as? UILabel)
        #expect(first.font.pointSize == 16)
        #expect(first.font.isBold)
        #expect(first.numberOfLines == 2)
    }

    @Test func `one column stands in the middle, several each at its leading edge`() throws {
        for count in 1...2 {
            let screen = Screen()
            let field = PickerTextField([]) {
                $0.columns = (0..<count).map { _ in ColumnConfiguration() }
            }
            for column in 0..<count { field.setOptions(["a", "b"], column: column) }
            screen.add(field)
            field.tap()
            let label = try #require(screen.wheel?.view(forRow: 0, forComponent: 0) as? UILabel)
            #expect(label.textAlignment == (count == 1 ? .center : .natural))
        }
    }

    @Test func `the field's own text grows with Dynamic Type, unless an app gave it a font`() throws {
        let field = PickerTextField(frame: .zero)
        #expect(field.adjustsFontForContentSizeCategory)
        #expect(field.font == UIFont.preferredFont(forTextStyle: .body))
        #expect(field.font != UITextField().font)
        let own = UIFont.boldSystemFont(ofSize: 20)
        field.font = own
        field.pickedIndex = 0
        #expect(field.font == own)
    }

    @Test func `rows grow with Dynamic Type`() {
        let screen = Screen(Traits(textSize: .accessibilityExtraLarge))
        let field = field()
        screen.add(field)
        field.tap()
        #expect(screen.wheel?.rowSize(forComponent: 0).height == 100)
    }

    @Test func `text that grows while the wheel is open makes its rows grow, where it stands`() {
        let screen = Screen()
        let field = field()
        screen.add(field)
        field.tap()
        screen.wheel?.settle(onRow: 2)
        screen.traits.textSize = .accessibilityExtraLarge
        let label = screen.wheel?.view(forRow: 2, forComponent: 0) as? UILabel
        #expect(label?.font.pointSize == 32)
        #expect(screen.wheel?.selectedRow(inComponent: 0) == 2)
    }

    @Test func `the app's own delegate is told everything in order and is never taken`() {
        let screen = Screen()
        let field = field()
        let delegate = NotingDelegate()
        field.delegate = delegate
        screen.add(field)
        field.tap()
        screen.wheel?.settle(onRow: 1)
        screen.done.tap()
        #expect(field.delegate === delegate)
        #expect(delegate.notes == ["should begin", "did begin", "should end", "did end: Green"])
    }

    @Test func `a delegate that refuses keeps the wheel away`() {
        let screen = Screen()
        let field = field()
        let delegate = NotingDelegate()
        delegate.allowsBegin = false
        field.delegate = delegate
        screen.add(field)
        field.tap()
        #expect(!field.isOpen)
        #expect(screen.wheel == nil)
        #expect(field.text == "")
    }

    @Test func `a delegate that keeps the field editing finds it open again`() {
        let screen = Screen()
        let field = field()
        let delegate = NotingDelegate()
        field.delegate = delegate
        screen.add(field)
        field.tap()
        delegate.allowsEnd = false
        #expect(!field.resignFirstResponder())
        #expect(field.isOpen)
        #expect(screen.wheel != nil)
    }

    @Test func `setting the field as its own delegate does not loop`() {
        final class Own: PickerTextField, UITextFieldDelegate {}
        let screen = Screen()
        let field = Own(frame: .zero)
        field.options = OptionList(titles: ["Red"])
        field.delegate = field
        screen.add(field)
        field.tap()
        screen.done.tap()
        #expect(field.text == "Red")
    }

    @Test func `Cancel restores what stood at opening`() {
        let screen = Screen()
        let field = field()
        field.pickedIndex = 2
        screen.add(field)
        field.tap()
        screen.wheel?.settle(onRow: 0)
        #expect(field.text == "Red")
        screen.cancel.tap()
        #expect(field.text == "Blue")
        #expect(!field.isFirstResponder)
    }

    @Test func `controls' events tell of each real change once`() {
        let screen = Screen()
        let field = field()
        var count = 0
        field.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        screen.add(field)
        field.tap()
        screen.wheel?.settle(onRow: 1)
        screen.wheel?.settle(onRow: 1)
        screen.done.tap()
        #expect(count == 2)
    }
}
