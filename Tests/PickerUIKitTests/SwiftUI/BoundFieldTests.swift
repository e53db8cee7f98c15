import PickerCore
import Testing
import UIKit

@testable import PickerUIKit

/// What SwiftUI's `PickerField` does behind its view: a control and a binding that stay in step.
@MainActor @Suite struct BoundFieldTests {
    /// The place of a view with its state; updates it as SwiftUI does, once something was written.
    @MainActor final class Host {
        var ids: [OptionID]
        var description: FieldDescription
        private(set) var writes: [[OptionID]] = []
        /// What becomes of ids that are written.
        var taking: ([OptionID]) -> [OptionID] = { $0 }
        let screen = Screen()
        let field: ComboBoxField
        private let bound: BoundField

        init(
            _ ids: [OptionID] = [], isMultiple: Bool = false, options: OptionList = ["a", "b", "c"],
            _ change: (inout FieldDescription) -> Void = { _ in }
        ) {
            self.ids = ids
            description = FieldDescription("Letter", options, isMultiple: isMultiple)
            change(&description)
            let box = Box()
            bound = BoundField { work in box.works.append(work) }
            field = bound.makeField(description, ids: ids)
            screen.add(field)
            self.box = box
            update()
        }

        private final class Box { var works: [@MainActor () -> Void] = [] }
        private let box: Box

        func update() {
            let write = { [unowned self] (ids: [OptionID]) in
                writes.append(ids)
                let taken = taking(ids)
                // A value that stays the same updates nothing.
                guard taken != self.ids else { return }
                self.ids = taken
                update()
            }
            bound.update(field, description, ids: ids, read: { [weak self] in self?.ids }, write: write)
        }

        /// SwiftUI is done with its update.
        func finishUpdate() {
            let works = box.works
            box.works = []
            for work in works { work() }
        }
    }

    @Test func `the value of the binding shows, and nothing is written back`() {
        let host = Host(["b"])
        #expect(host.field.text == "b")
        #expect(host.field.accessibilityLabel == "Letter")
        host.ids = ["c"]
        host.update()
        host.finishUpdate()
        #expect(host.field.text == "c")
        host.ids = []
        host.update()
        #expect(host.field.text == "")
        #expect(host.writes.isEmpty)
    }

    @Test func `a pick is written once`() {
        let host = Host()
        host.field.tap()
        host.screen.wheel?.settle(onRow: 1)
        #expect(host.writes.isEmpty, "Done commits")
        host.screen.done.tap()
        #expect(host.writes == [["b"]])
        #expect(host.ids == ["b"])
        #expect(host.field.text == "b")
    }

    @Test func `several values are written in the options' order`() {
        let host = Host(["c"], isMultiple: true)
        #expect(host.description.style == .menu)
        host.field.tap()
        host.screen.list?.tables[0].tapRow(0)
        host.screen.list?.barItems.last?.tap()
        #expect(host.writes == [["a", "c"]])
    }

    @Test
    func `R12 a value that the options lack is dropped, and the binding with it, when the update is done`() {
        let host = Host(["z"])
        #expect(host.field.text == "")
        #expect(host.writes.isEmpty, "no state is changed during an update")
        host.finishUpdate()
        #expect(host.writes == [[]])
        #expect(host.ids == [])
        host.finishUpdate()
        #expect(host.writes.count == 1)
    }

    @Test func `R12 a value that is to be kept stays in field and binding`() {
        let host = Host(["z"]) { $0.configuration.onMissing = .keep }
        host.finishUpdate()
        #expect(host.field.text == "z")
        #expect(host.writes.isEmpty)
    }

    @Test func `R8 options that are replaced keep the value if they can`() {
        let host = Host(["b"])
        host.description.options = ["b", "x"]
        host.update()
        host.finishUpdate()
        #expect(host.field.pickedIndex == 0)
        #expect(host.writes.isEmpty)
        host.description.options = ["x"]
        host.update()
        host.finishUpdate()
        #expect(host.writes == [[]])
    }

    @Test func `an update while the wheel is open leaves it where it stands`() {
        let host = Host()
        host.field.tap()
        host.screen.wheel?.settle(onRow: 2)
        host.update()
        #expect(host.field.isOpen)
        #expect(host.screen.wheel?.selectedRow(inComponent: 0) == 2)
        host.screen.done.tap()
        #expect(host.ids == ["c"])
    }

    @Test func `an equal list made anew changes nothing, so that a wheel that turns goes on`() {
        let host = Host()
        let list = host.field.options
        host.description.options = ["a", "b", "c"]
        host.update()
        #expect(host.field.options.isIdentical(to: list))
        host.description.options = ["a", "b", "d"]
        host.update()
        #expect(!host.field.options.isIdentical(to: list))
    }

    @Test func `what the view says is what the control is`() {
        let host = Host {
            $0.style = .combo
            $0.configuration.placeholder = "Pick one"
            $0.configuration.match = .prefix
            $0.listPresentation = .list
        }
        #expect(host.field.style == .combo)
        #expect(!host.field.configuration.opensOnFocus)
        #expect(host.field.placeholder == "Pick one")
        #expect(host.field.configuration.match == .prefix)
        #expect(host.field.listPresentation == .list)
        host.field.tap()
        #expect(host.screen.toolbar === host.field.toolbar)
        host.description.hidesToolbar = true
        host.description.isRightToLeft = true
        host.description.configuration.isEnabled = false
        host.update()
        #expect(host.screen.toolbar == nil)
        #expect(!host.field.isEnabled)
        #expect(host.field.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    @Test func `a handler's change during an update is not taken for a person's`() {
        let host = Host(["a"])
        host.field.model.onChange = { [unowned host] _ in host.update() }
        host.ids = ["b"]
        host.update()
        #expect(host.writes.isEmpty)
        #expect(host.field.text == "b")
    }

    @Test func `nothing is written once the control is gone`() {
        weak var gone: ComboBoxField?
        do {
            let host = Host(["z"])
            gone = host.field
            host.field.removeFromSuperview()
        }
        #expect(gone == nil)
    }

    @Test func `a binding that takes nothing, or something else, has the last word`() {
        let host = Host(["a"])
        host.taking = { _ in ["a"] }
        host.field.pickedIndex = 1
        host.finishUpdate()
        #expect(host.field.text == "a")
        host.taking = { _ in ["c"] }
        host.field.pickedIndex = 1
        host.finishUpdate()
        #expect(host.field.text == "c")
        #expect(host.ids == ["c"])
        host.taking = { _ in [] }
        host.field.pickedIndex = 0
        host.finishUpdate()
        #expect(host.field.text == "")
    }
}
