#if canImport(ObjectiveC)
    import PickerCore
    import Testing
    import UIKit

    @testable import PickerUIKit

    /// What is said in selectors, which Linux does not have.
    @MainActor @Suite struct UIKitOnlyTests {
        @Test func `the edit menu offers to copy what is picked, not to cut, paste or delete it`() {
            let screen = Screen()
            let field = PickerTextField(["a", "b"])
            field.pickedIndex = 1
            screen.add(field)
            field.tap()
            #expect(
                field.canPerformAction(#selector(UIResponderStandardEditActions.copy(_:)), withSender: nil))
            let cut = #selector(UIResponderStandardEditActions.cut(_:))
            let paste = #selector(UIResponderStandardEditActions.paste(_:))
            let delete = #selector(UIResponderStandardEditActions.delete(_:))
            let pasteAsText = #selector(UIResponderStandardEditActions.pasteAndMatchStyle(_:))
            Pasteboard.text = "evil"
            for action in [cut, paste, delete, pasteAsText] {
                #expect(!field.canPerformAction(action, withSender: nil))
            }
            field.style = .combo
            #expect(field.canPerformAction(paste, withSender: nil))
        }

        @Test func `keys that UIKit would take go to the field first, while they mean something`() throws {
            let screen = Screen()
            let field = PickerTextField(["a", "b"])
            screen.add(field)
            field.tap()
            let down = field.keyCommands?.first { $0.input == UIKeyCommand.inputDownArrow }
            let command = try #require(down)
            #expect(command.wantsPriorityOverSystemBehavior)
            _ = field.perform(command.action, with: command)
            #expect(screen.wheel?.selectedRow(inComponent: 0) == 1)
            field.style = .combo
            field.model.send(.toolbarCancel)
            #expect(field.keyCommands?.contains { $0.input == UIKeyCommand.inputLeftArrow } != true)
        }

        @Test(arguments: [
            (UITraitEnvironmentLayoutDirection.leftToRight, UIKeyCommand.inputRightArrow),
            (.rightToLeft, UIKeyCommand.inputLeftArrow),
        ])
        func `R23 UIKit does not mirror keys that the field mirrors`(
            _ direction: UITraitEnvironmentLayoutDirection, _ onward: String
        ) throws {
            let screen = Screen(Traits(direction: direction))
            let field = PickerTextField(["a", "b"]) { $0.columns.append(ColumnConfiguration()) }
            field.setOptions(["x", "y"], column: 1)
            screen.add(field)
            field.tap()
            let commands = try #require(field.keyCommands).filter { $0.wantsPriorityOverSystemBehavior }
            #expect(commands.allSatisfy { !$0.allowsAutomaticMirroring })
            let command = try #require(commands.first { $0.input == onward })
            _ = field.perform(command.action, with: command)
            #expect(field.model.snapshot.activeColumn == 1)
        }

        @Test func `a target with a selector hears of changes as of any control's`() {
            final class Target: NSObject {
                var count = 0
                @objc func note() { count += 1 }
            }
            let target = Target()
            let field = PickerTextField(["a", "b"])
            field.addTarget(target, action: #selector(Target.note), for: .valueChanged)
            field.pickedIndex = 1
            #expect(target.count == 1)
        }
    }
#endif
