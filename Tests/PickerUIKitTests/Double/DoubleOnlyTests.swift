#if os(Linux)
    import PickerCore
    import Testing
    import UIKit

    @testable import PickerUIKit

    /// What only the test double can do or tell: turn a wheel by a finger, be a Mac, count what is felt, drawn, animated
    /// and posted.
    @MainActor @Suite struct DoubleOnlyTests {
        // MARK: Presses beside a field

        private func press(_ screen: Screen, on view: UIView, moving distance: CGFloat = 0) {
            screen.window.touch(view, at: CGPoint(x: 10, y: 10), moving: distance)
        }

        @Test(arguments: [
            (OutsidePolicy.commit, "b", false), (.cancel, "", false), (.keep, "", true),
        ])
        func `R6 a press beside a wheel follows the policy, a press on the field or a swipe does not`(
            _ policy: OutsidePolicy, _ text: String, _ staysOpen: Bool
        ) {
            let screen = Screen()
            let field = PickerTextField(["a", "b"]) { $0.outside = policy }
            let label = UILabel()
            screen.add(field, label)
            field.tap()
            screen.wheel?.settle(onRow: 1)
            press(screen, on: field)
            press(screen, on: label, moving: 40)
            screen.window.touch(label, at: .zero, withSecondFinger: true)
            #expect(field.isOpen)
            #expect(!field.outsidePress.cancelsTouchesInView, "who is pressed hears of it as well")
            #expect(!field.outsidePress.delaysTouchesEnded)
            press(screen, on: label)
            #expect(field.isOpen == staysOpen)
            #expect(field.isFirstResponder == staysOpen)
            #expect(field.text == text)
            field.resignFirstResponder()
            press(screen, on: label)
            #expect(screen.window.recognizers.isEmpty)
        }

        @Test func `R6 R15 a press beside a wheel that turns waits until it rests`() {
            let screen = Screen()
            let field = PickerTextField(["a", "b", "c"])
            let label = UILabel()
            screen.add(field, label)
            field.tap()
            screen.wheel?.spin()
            press(screen, on: label)
            #expect(field.isOpen)
            screen.wheel?.settle(onRow: 2)
            #expect(!field.isOpen)
            #expect(field.text == "c")
        }

        @Test func `R6 R19 a press on a text field leads on, unless that takes no focus`() {
            let screen = Screen()
            let field = PickerTextField(["a", "b"])
            let other = UITextField()
            let inside = UILabel()
            other.addSubview(inside)
            screen.add(field, other)
            field.tap()
            press(screen, on: inside)
            #expect(field.isOpen, "it is closed when the other one is edited")
            other.isEnabled = false
            press(screen, on: inside)
            #expect(!field.isOpen)
            #expect(field.text == "a")
        }

        @Test func `R6 a press on a suggestion is none beside the combo box, one elsewhere is`() throws {
            let screen = Screen()
            let field = ComboBoxField(["Alabama", "Alaska"]) { $0.style = .combo }
            let label = UILabel()
            screen.add(field, label)
            field.tap()
            field.insertTyped("alaska")
            let cell = try #require(screen.suggestions?.cell(0))
            press(screen, on: cell)
            #expect(field.isOpen)
            press(screen, on: label)
            #expect(!field.isOpen)
            #expect(field.text == "Alaska", "an exact title is committed")
        }

        // MARK: Icons

        @Test func `an image of the app's goes before the system's symbol of the same name`() {
            UIImage.namesOfApp = ["leaf", "logo"]
            defer { UIImage.namesOfApp = [] }
            #expect(PickerOption(id: "a", title: "A", icon: "leaf").image == UIImage(named: "leaf"))
            #expect(PickerOption(id: "b", title: "B", icon: "logo").image == UIImage(named: "logo"))
            #expect(PickerOption(id: "c", title: "C", icon: "heart").image == UIImage(systemName: "heart"))
        }

        // MARK: A turning wheel

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

        // MARK: Menus

        @Test func `R8 R13 a menu that shows changes with its options, and a failure can be tried again`()
            throws
        {
            let screen = Screen()
            let field = PickerTextField([]) {
                $0.style = .menu
                $0.columns = [ColumnConfiguration(source: .request)]
            }
            var requests: [Int] = []
            field.model.onLoad = { requests.append($0.request) }
            screen.add(field)
            let button = try #require(field.menuButton)
            _ = button.openMenu()
            let texts = field.model.state.texts
            #expect(button.shownElements?.map(\.title) == [texts(.loading)])
            field.model.send(.optionsFailed(request: requests[0], message: "no network", column: 0))
            let failed = try #require(button.shownElements as? [UIAction])
            #expect(
                failed.map(\.title) == [texts(.loadingFailed(message: "no network")), texts(.retry)])
            failed[1].perform()
            field.model.send(
                .optionsLoaded(request: requests[1], ["a", "b"], isComplete: true, column: 0))
            #expect(button.shownElements?.map(\.title) == ["a", "b"])
            (button.shownElements?.last as? UIAction)?.perform()
            button.endMenu()
            #expect(field.text == "b")
        }

        // MARK: The bar

        @Test func `the bar is made of the system's items, between them spaces that give way`() {
            let items = PickerTextField(["a"]).toolbar.items ?? []
            #expect(
                items.map(\.systemItem) == [nil, nil, .flexibleSpace, nil, .flexibleSpace, .cancel, .done])
        }

        // MARK: Devices

        @Test func `in the Mac idiom a wheel becomes a menu, for a picker view throws there`() {
            UIDevice.current.idiom = .mac
            defer { UIDevice.current.idiom = .phone }
            let screen = Screen()
            let field = PickerTextField((0..<40).map { "Row \($0)" })
            screen.add(field)
            #expect(field.style == .menu)
            #expect(field.menuButton != nil)
            field.becomeFirstResponder()
            field.model.send(.popupOpen)
            #expect(screen.list != nil)
            field.model.send(.toolbarCancel)
            field.style = .wheel
            field.model.send(.popupOpen)
            #expect(screen.list != nil, "nor when it becomes a wheel later")
            #expect(screen.list?.searchBar.isHidden == true, "a wheel is not searched")
        }

        @Test func `a pick is felt, unless that is switched off; a script's change is not`() {
            let screen = Screen()
            let field = PickerTextField(["a", "b"])
            screen.add(field)
            UISelectionFeedbackGenerator.count = 0
            field.pickedIndex = 0
            #expect(UISelectionFeedbackGenerator.count == 0)
            field.tap()
            screen.wheel?.settle(onRow: 1)
            screen.done.tap()
            #expect(UISelectionFeedbackGenerator.count == 1)
            field.isHapticsEnabled = false
            field.tap()
            screen.wheel?.settle(onRow: 0)
            screen.done.tap()
            #expect(UISelectionFeedbackGenerator.count == 1)
        }

        @Test func `R22 what is announced is posted to assistive technology, harmlessly`() {
            UIAccessibility.posted = []
            announce("a\u{202E}b")
            #expect(UIAccessibility.posted.map(\.notification) == [.announcement])
            #expect(UIAccessibility.posted.first?.argument as? String == "a\u{FFFD}b")
        }

        @Test func `R22 a screen reader is told that suggestions came and went`() {
            let screen = Screen()
            let field = PickerTextField(["a", "b"]) { $0.style = .combo }
            screen.add(field)
            field.tap()
            func told() -> Int { UIAccessibility.posted.count { $0.notification == .layoutChanged } }
            UIAccessibility.posted = []
            field.insertTyped("a")
            #expect(told() == 1)
            field.insertTyped("b")
            #expect(told() == 1)
            field.model.send(.toolbarCancel)
            #expect(told() == 2)
        }

        // MARK: Drawing

        @Test func `the arrow is drawn of two lines in its tint, and again in another`() {
            let arrow = DropdownArrowView()
            UIBezierPath.strokes = []
            arrow.draw(arrow.bounds)
            #expect(UIBezierPath.strokes.map(\.color) == ["white 0.827 alpha 1.0", "white 0.827 alpha 1.0"])
            arrow.needsDisplay = false
            arrow.tintColor = .label
            #expect(arrow.needsDisplay)
            arrow.needsDisplay = false
            arrow.semanticContentAttribute = .forceRightToLeft
            #expect(arrow.needsDisplay)
            arrow.needsDisplay = false
            arrow.frame.size = CGSize(width: 62, height: 56)
            arrow.layoutIfNeeded()
            #expect(arrow.needsDisplay)
        }

        @Test
        func `a list closed while it comes up goes once it is there, and lets the next come`() throws {
            UIViewController.isSlow = true
            defer { UIViewController.isSlow = false }
            let screen = Screen()
            let first = PickerTextField(["a", "b"]) { $0.style = .menu }
            let second = PickerTextField(["c", "d"]) { $0.style = .menu }
            for field in [first, second] { field.listPresentation = .list }
            screen.add(first, second)
            first.model.send(.popupOpen)
            let list = try #require((first.popup as? ListPopup)?.list)
            #expect(list.isComingUp)
            first.model.send(.toolbarCancel)
            #expect(screen.controller.presentedViewController === list)
            second.model.send(.popupOpen)
            #expect(second.isOpen)
            screen.controller.finishTransition()
            #expect(list.isBeingDismissed)
            screen.controller.finishTransition()
            let other = try #require((second.popup as? ListPopup)?.list)
            #expect(screen.controller.presentedViewController === other)
        }

        @Test func `a list waits until an app's own screen has left`() {
            UIViewController.isSlow = true
            defer { UIViewController.isSlow = false }
            let screen = Screen()
            let field = PickerTextField(["a", "b"]) { $0.style = .menu }
            field.listPresentation = .list
            screen.add(field)
            let alert = UIViewController()
            screen.controller.present(alert, animated: true)
            screen.controller.finishTransition()
            screen.controller.dismiss(animated: true)
            field.model.send(.popupOpen)
            #expect(field.isOpen)
            #expect(screen.controller.presentedViewController === alert)
            screen.controller.finishTransition()
            #expect(screen.list != nil)
            #expect(field.isOpen)
        }

        @Test func `a list that waited for a screen that is gone leaves its field closed`() {
            UIViewController.isSlow = true
            defer { UIViewController.isSlow = false }
            let screen = Screen()
            let fields = (0..<2).map { _ in PickerTextField(["a", "b"]) { $0.style = .menu } }
            for field in fields {
                field.listPresentation = .list
                screen.add(field)
            }
            fields[0].model.send(.popupOpen)
            screen.controller.finishTransition()
            fields[0].model.send(.toolbarCancel)
            fields[1].model.send(.popupOpen)
            #expect(fields[1].isOpen)
            screen.window.rootViewController = nil
            screen.controller.finishTransition()
            #expect(!fields[1].isOpen)
        }

        @Test func `a list waits until the one before it has left the screen`() async throws {
            UIViewController.isSlow = true
            defer { UIViewController.isSlow = false }
            let screen = Screen()
            let first = PickerTextField(["a", "b"]) { $0.style = .menu }
            let second = PickerTextField(["c", "d"]) { $0.style = .menu }
            for field in [first, second] { field.listPresentation = .list }
            screen.add(first, second)
            first.model.send(.popupOpen)
            screen.controller.finishTransition()
            let list = try #require((first.popup as? ListPopup)?.list)
            first.model.send(.optionPress("a", column: 0))
            #expect(list.isBeingDismissed)
            second.model.send(.popupOpen)
            #expect(second.isOpen)
            screen.controller.finishTransition()
            let other = try #require((second.popup as? ListPopup)?.list)
            #expect(screen.controller.presentedViewController === other)
            screen.controller.finishTransition()
            second.model.send(.optionPress("d", column: 0))
            screen.controller.finishTransition()
            #expect(screen.controller.presentedViewController == nil)
            #expect(first.text == "a")
            #expect(second.text == "d")
        }
    }
#endif
