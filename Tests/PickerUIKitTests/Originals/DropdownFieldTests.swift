import PickerCore
import Testing
import UIKit

@testable import PickerUIKit

/// What the drop-down field of 2014 and its arrow did.
@MainActor @Suite struct DropdownFieldTests {
    /// An app's own delegate and data source, two columns of any content.
    final class Lists: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var columns = [["", "Red", "Blue"], ["S", "M", "L"]]
        var tags: [Int] = []
        var selected: [String] = []

        func numberOfComponents(in pickerView: UIPickerView) -> Int {
            tags.append(pickerView.tag)
            return columns.count
        }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            columns[component].count
        }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
            -> String?
        { columns[component][row] }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            selected.append(columns[component][row])
        }
    }

    /// A field whose wheel is the app's own.
    private func dropdown(_ lists: any UIPickerViewDataSource & UIPickerViewDelegate) -> DropdownField {
        let field = DropdownField(frame: .zero)
        field.pickerDataSource = lists
        field.pickerDelegate = lists
        return field
    }

    @Test func `a grey border of 1 point and 5 points of leading padding, both to be changed`() {
        let field = DropdownField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        #expect(field.layer.borderWidth == 1)
        #expect(field.borderColor == UIColor(white: 0.827, alpha: 1))
        #expect(
            field.layer.borderColor == field.borderColor.resolvedColor(with: field.traitCollection).cgColor)
        #expect(field.textRect(forBounds: field.bounds).minX == 5)
        #expect(field.editingRect(forBounds: field.bounds).minX == 5)
        #expect(field.placeholderRect(forBounds: field.bounds).minX == 5)
        field.leadingPadding = 12
        field.borderWidth = 3
        #expect(field.textRect(forBounds: field.bounds).minX == 12)
        #expect(field.layer.borderWidth == 3)
    }

    @Test(arguments: [-5, 0, 10_000] as [CGFloat])
    func `any padding leaves a text a place inside the field`(padding: CGFloat) {
        let field = DropdownField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        field.leadingPadding = padding
        let rect = field.textRect(forBounds: field.bounds)
        #expect(rect.width >= 0)
        #expect(field.bounds.contains(rect))
    }

    @Test func `R23 right to left, the padding is at the right`() {
        let field = DropdownField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        field.semanticContentAttribute = .forceRightToLeft
        let rect = field.textRect(forBounds: field.bounds)
        let plain = UITextField(frame: field.frame)
        plain.rightView = DropdownArrowView()
        plain.rightViewMode = .always
        plain.semanticContentAttribute = .forceRightToLeft
        #expect(rect.maxX == plain.textRect(forBounds: plain.bounds).maxX - 5)
        #expect(rect.minX == plain.textRect(forBounds: plain.bounds).minX)
    }

    @Test func `a border follows dark mode`() {
        let screen = Screen()
        let field = DropdownField(frame: .zero)
        screen.add(field)
        field.borderColor = .label
        let light = field.layer.borderColor
        screen.traits.style = .dark
        #expect(field.layer.borderColor != light)
        #expect(field.layer.borderColor == UIColor.label.resolvedColor(with: field.traitCollection).cgColor)
    }

    @Test func `the arrow is 31 by 28 of grey 0.827, with a chevron and a separator line`() {
        let arrow = DropdownArrowView()
        #expect(arrow.frame.size == CGSize(width: 31, height: 28))
        #expect(arrow.tintColor == UIColor(white: 0.827, alpha: 1))
        let lines = DropdownArrow(size: arrow.bounds.size, isMirrored: false).lines
        #expect(lines.count == 2)
        #expect(lines[0].points == [CGPoint(x: 0.5, y: 0), CGPoint(x: 0.5, y: 28)])
    }

    @Test func `the arrow keeps its proportions in any size, and is mirrored`() {
        let size = CGSize(width: 62, height: 56)
        let double = DropdownArrow(size: size, isMirrored: false).lines
        let single = DropdownArrow(size: CGSize(width: 31, height: 28), isMirrored: false).lines
        let mirrored = DropdownArrow(size: size, isMirrored: true).lines
        for (line, (large, turned)) in zip(single, zip(double, mirrored)) {
            #expect(large.points == line.points.map { CGPoint(x: $0.x * 2, y: $0.y * 2) })
            #expect(turned.points == large.points.map { CGPoint(x: 62 - $0.x, y: $0.y) })
            #expect(large.width == line.width * 2)
        }
    }

    @Test func `the app's own delegate and data source are asked directly, for any number of columns`() {
        let screen = Screen()
        let lists = Lists()
        let field = dropdown(lists)
        screen.add(field)
        field.tap()
        #expect(screen.wheel?.dataSource === lists)
        #expect(screen.wheel?.delegate === lists)
        #expect(screen.wheel?.numberOfComponents == 2)
        screen.wheel?.settle(onRow: 2, inComponent: 0)
        screen.wheel?.settle(onRow: 1, inComponent: 1)
        #expect(lists.selected == ["Blue", "M"])
        screen.done.tap()
        #expect(field.text == "Blue, M")
        #expect(field.selection.ids == ["Blue", "M"])
    }

    @Test func `R2 an empty first title means none, and stands outside the index space`() {
        let screen = Screen()
        let lists = Lists()
        lists.columns = [["", "Red", "Blue"]]
        let field = dropdown(lists)
        screen.add(field)
        field.tap()
        screen.done.tap()
        #expect(field.text == "")
        #expect(field.pickedIndex == nil)
        field.tap()
        screen.wheel?.settle(onRow: 1)
        screen.done.tap()
        #expect(field.pickedIndex == 0)
        #expect(field.text == "Red")
    }

    @Test func `Cancel restores what stood, in an app's own wheel too`() {
        let screen = Screen()
        let lists = Lists()
        let field = dropdown(lists)
        screen.add(field)
        field.tap()
        screen.wheel?.settle(onRow: 1, inComponent: 0)
        screen.cancel.tap()
        #expect(field.text == "")
        field.tap()
        #expect(screen.wheel?.selectedRow(inComponent: 0) == 0)
    }

    @Test
    func
        `a delegate that writes the field's text, as apps had to, is no harm: Done and Cancel have the last word`()
    {
        final class Writing: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
            weak var field: UITextField?
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
            func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
                -> String?
            { "Row \(row)" }
            func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
                field?.text = "Row \(row)"
            }
        }
        let screen = Screen()
        let lists = Writing()
        let field = dropdown(lists)
        lists.field = field
        screen.add(field)
        field.tap()
        screen.wheel?.settle(onRow: 2)
        #expect(field.text == "Row 2")
        screen.cancel.tap()
        #expect(field.text == "")
        field.tap()
        screen.wheel?.settle(onRow: 1)
        screen.done.tap()
        #expect(field.text == "Row 1")
        #expect(field.pickedIndex == 1)
    }

    @Test func `a wheel that is open is cancelled when it is given to another data source`() {
        let screen = Screen()
        let lists = Lists()
        let field = dropdown(lists)
        screen.add(field)
        field.tap()
        screen.wheel?.settle(onRow: 1, inComponent: 0)
        field.pickerDelegate = nil
        #expect(!field.isOpen)
        #expect(field.text == "")
    }

    @Test func `the tag passes through to the wheel`() {
        let screen = Screen()
        let lists = Lists()
        let field = DropdownField(frame: .zero)
        field.tag = 7
        field.pickerDataSource = lists
        field.pickerDelegate = lists
        screen.add(field)
        field.tap()
        #expect(screen.wheel?.tag == 7)
        #expect(Set(lists.tags) == [7])
    }

    @Test func `a tag that comes after the data source has the lists read anew`() {
        final class Tagged: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }
            func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
                -> String?
            { "List \(pickerView.tag), row \(row)" }
        }
        let lists = Tagged()
        let field = dropdown(lists)
        field.tag = 3
        field.pickedIndex = 1
        #expect(field.text == "List 3, row 1")
    }

    @Test func `a delegate that draws its rows picks by their numbers`() {
        final class Drawn: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
        }
        let screen = Screen()
        let lists = Drawn()
        let field = dropdown(lists)
        screen.add(field)
        field.tap()
        screen.wheel?.settle(onRow: 2)
        screen.done.tap()
        #expect(field.pickedIndex == 2)
    }

    @Test func `fields from Interface Builder come as those from code`() throws {
        let coder = NSKeyedArchiver(requiringSecureCoding: true)
        let field = try #require(DropdownField(coder: coder))
        #expect(field.rightView === field.arrow)
        #expect(field.layer.borderWidth == 1)
    }

    @Test func `the registration form: a list that begins with none, then Next through all fields`() {
        let screen = Screen()
        let name = UITextField()
        let country = DropdownField(["", "Austria", "Belgium"])
        let language = DropdownField(["", "German", "French"])
        screen.add(name, country, language)
        name.becomeFirstResponder()
        country.tap()
        screen.wheel?.settle(onRow: 1)
        screen.next.tap()
        #expect(language.isFirstResponder)
        screen.previous.tap()
        #expect(country.isFirstResponder)
        #expect(country.text == "Austria")
        screen.previous.tap()
        #expect(name.isFirstResponder, "plain text fields are part of the form")
    }
}
