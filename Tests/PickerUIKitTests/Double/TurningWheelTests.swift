#if os(Linux)
    import PickerCore
    import Testing
    import UIKit

    @testable import PickerUIKit

    /// Wheels turned by a finger (R15), which only the test double has.
    @MainActor @Suite struct TurningWheelTests {
        @Test func `R15 Done while the wheel turns commits where it is going to stop`() {
            let screen = Screen()
            let field = PickerTextField(["a", "b", "c", "d"])
            screen.add(field)
            field.tap()
            screen.wheel?.spin()
            screen.done.tap()
            #expect(field.isOpen, "it waits for the wheel")
            screen.wheel?.settle(onRow: 3)
            #expect(!field.isOpen)
            #expect(field.text == "d")
        }

        @Test(arguments: [true, false])
        func `what a wheel shows is taken, told or not, when the field is left by key or press`(isByKey: Bool)
        {
            let screen = Screen()
            let field = PickerTextField(["a", "b", "c"])
            let other = UITextField()
            screen.add(field, other)
            field.tap()
            screen.wheel?.spin(over: 2)
            if isByKey { screen.press(.keyboardTab) } else { other.tap() }
            #expect(field.text == "c")
            #expect(!field.isOpen)
        }

        @Test func `a wheel under a finger is not turned by what happens meanwhile`() throws {
            let screen = Screen()
            let field = PickerTextField(["a", "b", "c"])
            screen.add(field)
            field.tap()
            let wheel = try #require(screen.wheel)
            wheel.spin(over: 2)
            let before = wheel.moves.count
            field.label = "Letter"
            #expect(wheel.moves.count == before)
            wheel.settle(onRow: 1)
            screen.done.tap()
            #expect(field.text == "b")
        }

        @Test func `Done while one of two wheels turns waits for it alone`() {
            let screen = Screen()
            let field = PickerTextField([]) { $0.columns = [ColumnConfiguration(), ColumnConfiguration()] }
            field.setOptions(OptionList(titles: ["a", "b"]), column: 0)
            field.setOptions(OptionList(titles: ["x", "y"]), column: 1)
            screen.add(field)
            field.tap()
            screen.wheel?.settle(onRow: 1, inComponent: 0)
            screen.wheel?.spin(inComponent: 1)
            screen.done.tap()
            #expect(field.isOpen)
            screen.wheel?.settle(onRow: 1, inComponent: 1)
            #expect(field.text == "b, y")
        }

        @Test func `Cancel while the wheel turns cancels at once`() {
            let screen = Screen()
            let field = PickerTextField(["a", "b"])
            screen.add(field)
            field.tap()
            screen.wheel?.spin()
            screen.cancel.tap()
            #expect(!field.isOpen)
            #expect(field.text == "")
        }

        @Test func `what waited for a wheel to rest is not done after Cancel`() {
            let screen = Screen()
            let field = PickerTextField(["a", "b"])
            let other = PickerTextField(["c", "d"])
            screen.add(field, other)
            field.tap()
            let wheel = screen.wheel
            wheel?.spin()
            screen.next.tap()
            screen.cancel.tap()
            wheel?.settle(onRow: 1)
            #expect(!other.isOpen)
            #expect(field.text == "")
        }

        @Test func `Next that is pressed twice while the wheel turns goes one field on`() {
            let screen = Screen()
            let field = PickerTextField(["a", "b"])
            let other = PickerTextField(["c", "d"])
            let last = PickerTextField(["e", "f"])
            screen.add(field, other, last)
            field.tap()
            let wheel = screen.wheel
            wheel?.spin()
            screen.next.tap()
            screen.next.tap()
            wheel?.settle(onRow: 1)
            #expect(field.text == "b")
            #expect(other.isOpen)
            #expect(other.text == "")
            #expect(!last.isOpen)
        }

        @Test func `the wheel opens without animation, and follows keys and undo with it`() {
            let screen = Screen()
            let field = PickerTextField(["a", "b", "c"])
            field.pickedIndex = 1
            screen.add(field)
            field.tap()
            #expect(screen.wheel?.moves.isEmpty == false)
            #expect(screen.wheel?.moves.allSatisfy { !$0.isAnimated } == true)
            screen.press(.keyboardDownArrow)
            #expect(screen.wheel?.moves.last?.isAnimated == true)
        }

        @Test func `R15 a wheel that rests on a disabled option turns on, and is seen to`() throws {
            let screen = Screen()
            let field = PickerTextField([])
            field.options = try OptionList([
                PickerOption(id: "a", title: "a", availability: .disabled(reason: nil)),
                PickerOption(id: "b", title: "b"),
            ])
            screen.add(field)
            field.tap()
            screen.wheel?.settle(onRow: 0)
            #expect(screen.wheel?.moves.last?.row == 1)
            #expect(screen.wheel?.moves.last?.isAnimated == true)
        }

        @Test func `keys bring the row that they go to into view`() {
            let screen = Screen()
            let field = PickerTextField((0..<40).map { "Row \($0)" }) { $0.style = .menu }
            screen.add(field)
            field.tap()
            screen.window.layoutIfNeeded()
            screen.press(.keyboardEnd)
            #expect(screen.list?.tables[0].scrolledTo.last == IndexPath(row: 39, section: 0))
        }

        @Test func `a wheel that slides away after Cancel keeps its rows, and is heard no more`() throws {
            let screen = Screen()
            let field = PickerTextField((0..<40).map { "Row \($0)" })
            screen.add(field)
            field.tap()
            let wheel = try #require(screen.wheel)
            wheel.spin()
            screen.cancel.tap()
            field.tap()
            #expect(screen.wheel !== wheel)
            #expect(!wheel.isUserInteractionEnabled)
            screen.cancel.tap()
            #expect(screen.wheel == nil)
            let second = try #require((field.leavingPopup as? WheelPopup)?.wheel)
            second.settle(onRow: 20)
            #expect((second.view(forRow: 20, forComponent: 0) as? UILabel)?.text == "Row 20")
            field.tap()
            #expect(field.isOpen)
            wheel.settle(onRow: 30)
            screen.done.tap()
            #expect(field.text == "Row 0")
        }

        @Test func `views of rows that left the wheel are used again`() throws {
            let screen = Screen()
            let field = PickerTextField((0..<40).map { "Row \($0)" })
            screen.add(field)
            field.tap()
            let wheel = try #require(screen.wheel)
            let first = try #require(wheel.view(forRow: 0, forComponent: 0))
            wheel.settle(onRow: 20)
            let views = (17...23).compactMap { wheel.view(forRow: $0, forComponent: 0) }
            #expect(views.contains { $0 === first })
        }
    }
#endif
