import PickerCore
import UIKit

@testable import PickerFiles
@testable import PickerHeadless
@testable import PickerUIKit

/// Plays a tape on a screen: what a person does is done to UIKit's views, the rest to the models.
@MainActor final class TapeScreen {
    let screen = Screen()
    let form: PickerForm
    let fields: [PickerTextField]
    private var changes: [[Change]]
    private var announcement: String?
    private var now = 0.0
    private var lastFocused = 0

    init(_ tape: Tape) {
        let form = PickerForm(tape.form.fields)
        self.form = form
        fields = form.models.map { PickerTextField(model: $0) }
        changes = fields.map { _ in [] }
        form.onEndReached = { _ in }
        for (place, field) in fields.enumerated() {
            field.resignsOnClose = false
            field.listPresentation = .list
            // A tape's field stands on a screen that reads as its language does.
            field.semanticContentAttribute =
                field.model.state.texts.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
            field.onChange = { [unowned self] in changes[place].append($0) }
            screen.add(field)
        }
        form.engine.say = { [unowned self] in announcement = $0 }
    }

    func play(_ step: TapeStep, in tape: Tape) {
        form.engine.clock = { [now] in now }
        let place = step.field ?? form.state.focused ?? (fields.count == 1 ? 0 : nil)
        switch step.action {
        case .field(let event):
            if let place {
                perform(event, fields[place])
            } else if case .keyPress(.tab, let modifiers) = event {
                if modifiers.contains(.shift) { form.focusPrevious() } else { form.focusNext() }
            }
        case .move(let direction):
            if let place {
                move(direction, fields[place])
            } else if direction == .next {
                form.focusNext()
            } else {
                form.focusPrevious()
            }
        case .submit: form.submit()
        case .wait(let seconds):
            now += max(0, seconds)
            form.engine.send(.clockAdvance(to: now))
        case .expect: break
        }
        lastFocused = form.state.focused ?? lastFocused
    }

    private func move(_ direction: FocusDirection, _ field: PickerTextField) {
        let event: FieldEvent = direction == .next ? .toolbarNext : .toolbarPrevious
        let item = direction == .next ? field.toolbar.nextItem : field.toolbar.previousItem
        if field.isFirstResponder, screen.toolbar === field.toolbar, item.isEnabled {
            item.tap()
        } else {
            field.model.send(event)
        }
    }

    private func perform(_ event: FieldEvent, _ field: PickerTextField) {
        let hasToolbar = field.isFirstResponder && screen.toolbar === field.toolbar
        let list = (field.popup as? ListPopup)?.list
        switch event {
        case .fieldFocus(byAssistiveTechnology: false): field.becomeFirstResponder()
        // The first responder may go to a list's search; the field is left when its list is.
        case .fieldBlur where field.isFirstResponder && list == nil: field.resignFirstResponder()
        case .toolbarDone where hasToolbar: field.toolbar.doneItem.tap()
        case .toolbarCancel where hasToolbar: field.toolbar.cancelItem.tap()
        case .toolbarDone where list != nil: list?.barItems.last?.tap()
        case .toolbarCancel where list != nil: list?.barItems.first?.tap()
        case .keyPress(let key, let modifiers) where field.isFirstResponder: press(key, modifiers, field)
        case .textType(let text) where field.style == .combo && field.isFirstResponder:
            field.insertTyped(text)
        case .queryEdit(let text) where field.style == .combo && field.isFirstResponder:
            field.editTyped(text)
        case .queryEdit(let text) where list != nil: list?.searchBar.type(text)
        case .optionPress(let id, let column): pressOption(id, column, field)
        case .unlistedPress(let id):
            let others = field.model.snapshot.columns[0].unlisted
            guard let row = others.lastIndex(where: { $0.id == id }) else { return field.model.send(event) }
            table(field, column: 0)?.tapRow(row, section: 0)
        case .optionsReplace(let list, let column): field.setOptions(list, column: column)
        case .enablingSet(let value): field.isEnabled = value
        case .hidingSet(let value): field.isHidden = value
        default: field.model.send(event)
        }
    }

    private func pressOption(_ id: OptionID?, _ column: Int, _ field: PickerTextField) {
        let table = table(field, column: column)
        let snapshot = field.model.snapshot.columns[column]
        let row = (0..<snapshot.rowCount).first { snapshot.option(inRow: $0)?.id == id }
        guard let table, let row, !snapshot.visible.list.hasSections else {
            return field.model.send(.optionPress(id, column: column))
        }
        // What no option stands for comes before.
        table.tapRow(row, section: table.numberOfSections - 1)
    }

    private func table(_ field: PickerTextField, column: Int) -> OptionTable? {
        (field.popup as? ListPopup)?.list.tables[column] ?? (field.popup as? SuggestionPopup)?.table
    }

    /// A key of a hardware keyboard; what the field leaves to UIKit edits its text.
    private func press(_ key: Key, _ modifiers: KeyModifiers, _ field: PickerTextField) {
        let press = TapeKeyPress.press(key, modifiers)
        guard !field.take(press), field.style == .combo, modifiers.isSubset(of: .shift) else { return }
        switch key {
        case .character(let character): field.insertTyped(String(character))
        case .space: field.insertTyped(" ")
        case .backspace: field.deleteTyped()
        default: break
        }
    }

    /// What the screen shows of every field, in the words of tapes, and what has changed since it was asked last.
    func snapshots(isForm: Bool) -> [String] {
        form.models.enumerated().map { place, model in
            defer {
                changes[place] = []
                announcement = nil
            }
            let focused: SourceValue =
                isForm
                ? .text(form.state.focused.map { form.state.fields[$0].configuration.name })
                : .bool(model.state.isFocused)
            return JSONWriter.text(
                SnapshotJSON.value(
                    of: model.state, focused: focused, announcement: announcement, changes: changes[place]))
        }
    }
}

/// A key of a tape as a key of a keyboard.
@MainActor enum TapeKeyPress {
    static func press(_ key: Key, _ modifiers: KeyModifiers) -> UIPress {
        var flags: UIKeyModifierFlags = []
        if modifiers.contains(.shift) { flags.insert(.shift) }
        if modifiers.contains(.alt) { flags.insert(.alternate) }
        if modifiers.contains(.ctrl) { flags.insert(.control) }
        if modifiers.contains(.meta) { flags.insert(.command) }
        if case .character(let character) = key {
            return KeyPress.make(.keyboardA, String(character), flags)
        }
        return KeyPress.make(code(key), "", flags)
    }

    private static func code(_ key: Key) -> UIKeyboardHIDUsage {
        switch key {
        case .down: .keyboardDownArrow
        case .up: .keyboardUpArrow
        case .left: .keyboardLeftArrow
        case .right: .keyboardRightArrow
        case .home: .keyboardHome
        case .end: .keyboardEnd
        case .pageDown: .keyboardPageDown
        case .pageUp: .keyboardPageUp
        case .enter: .keyboardReturnOrEnter
        case .space: .keyboardSpacebar
        case .escape: .keyboardEscape
        case .tab: .keyboardTab
        case .backspace: .keyboardDeleteOrBackspace
        case .delete: .keyboardDeleteForward
        case .character: .keyboardA
        }
    }
}
