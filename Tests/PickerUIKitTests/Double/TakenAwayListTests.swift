#if os(Linux)
    import PickerCore
    import Testing
    import UIKit

    @testable import PickerUIKit

    /// Lists that neither their field nor a person's swipe takes away: an app dismisses what it likes.
    @MainActor @Suite struct TakenAwayListTests {
        private func present(_ controller: UIViewController, over screen: Screen) {
            screen.controller.present(controller, animated: false)
        }

        @Test(arguments: [OutsidePolicy.commit, .cancel, .keep], [true, false])
        func `R6 a list that an app dismisses, or the sheet below it, closes its field`(
            _ policy: OutsidePolicy, _ isAboveSheet: Bool
        ) async {
            let screen = Screen()
            let sheet = UIViewController()
            let field = FruitField.list()
            field.configuration.outside = policy
            if isAboveSheet {
                present(sheet, over: screen)
                sheet.view.addSubview(field)
            } else {
                screen.add(field)
            }
            let choice = Task { await field.choice() }
            while !field.isOpen { await Task.yield() }
            #expect((isAboveSheet ? sheet : screen.controller).presentedViewController is ListController)
            screen.controller.dismiss(animated: false)
            #expect(!field.isOpen)
            #expect(!field.model.state.isFocused)
            #expect(await choice.value?.ids == (policy == .commit ? ["apple"] : nil))
        }

        @Test func `a list that something covers is still open`() throws {
            let screen = Screen()
            let field = FruitField.list()
            screen.add(field)
            field.tap()
            let list = try #require(screen.list)
            list.viewDidDisappear(false)
            #expect(field.isOpen)
            #expect(!list.hasLeft)
        }

        @Test(arguments: [false, true])
        func `a list waits for one that an app is taking away, picked from meanwhile or not`(_ isPicked: Bool)
            async
        {
            UIViewController.isSlow = true
            let screen = Screen()
            let first = FruitField.list()
            let second = FruitField.list()
            screen.add(first, second)
            first.model.send(.popupOpen)
            screen.controller.finishTransition()
            let list = screen.list
            screen.controller.dismiss(animated: true)
            if isPicked { first.model.send(.optionPress("pear", column: 0)) }
            second.model.send(.popupOpen)
            #expect(second.isOpen)
            #expect(screen.list === list)
            screen.controller.finishTransition()
            // Other tests run while this one waits.
            UIViewController.isSlow = false
            #expect(!first.isOpen)
            #expect(first.text == (isPicked ? "Pear" : ""))
            for _ in 0..<1000 where screen.list == nil { await Task.yield() }
            #expect(screen.list !== list)
            #expect(second.isOpen)
        }
    }
#endif
