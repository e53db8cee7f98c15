#if os(Linux)
    import PickerCore
    import Testing
    import UIKit

    @testable import PickerUIKit

    /// What only the test double can do or tell: be a Mac, count what is felt, drawn, animated
    /// and posted.
    @MainActor @Suite struct DoubleOnlyTests {
        // MARK: Icons

        @Test func `an image of the app's goes before the system's symbol of the same name`() {
            UIImage.namesOfApp = ["leaf", "logo"]
            defer { UIImage.namesOfApp = [] }
            #expect(PickerOption(id: "a", title: "A", icon: "leaf").image == UIImage(named: "leaf"))
            #expect(PickerOption(id: "b", title: "B", icon: "logo").image == UIImage(named: "logo"))
            #expect(PickerOption(id: "c", title: "C", icon: "heart").image == UIImage(systemName: "heart"))
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

        @Test func `in the Mac idiom SwiftUI's wheel is a menu, after every update of its view`() {
            UIDevice.current.idiom = .mac
            defer { UIDevice.current.idiom = .phone }
            let host = BoundFieldTests.Host(["b"])
            #expect(host.description.style == .wheel)
            for _ in 0..<2 {
                #expect(host.field.style == .menu)
                #expect(!host.field.configuration.opensOnFocus)
                #expect(host.field.menuButton != nil)
                #expect(host.field.text == "b")
                host.update()
            }
            host.description.style = .combo
            host.update()
            #expect(host.field.style == .combo)
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
