import Foundation
import PickerCore
import PickerFiles
import Testing
import UIKit

@testable import PickerHeadless
@testable import PickerUIKit

/// Every tape gives on a screen, step by step, what it gives without one.
@MainActor @Suite struct TapeReplayTests {
    nonisolated static let tapes: [String] =
        (try? FileManager.default.contentsOfDirectory(atPath: Places.tapes))?
        .filter { $0.hasSuffix(".json") }.sorted() ?? []

    @Test func `there are tapes to replay`() {
        #expect(Self.tapes.count > 10)
    }

    @Test(arguments: tapes) func `a tape gives the snapshots of the headless run`(name: String) throws {
        let tape = try TapeReader.read(path: Places.tapes + "/" + name)
        let screen = TapeScreen(tape)
        var headless = HeadlessNotes(tape)
        for (place, step) in tape.steps.enumerated() {
            headless.play(step)
            screen.play(step, in: tape)
            let expected = headless.snapshots(isForm: tape.isForm)
            let found = screen.snapshots(isForm: tape.isForm)
            #expect(found == expected, "\(name), step \(place + 1)")
            expectViews(of: screen, "\(name), step \(place + 1)")
            if found != expected { return }
        }
    }

    /// What the views show is what the models say.
    private func expectViews(of screen: TapeScreen, _ step: Comment) {
        for (place, field) in screen.fields.enumerated() {
            let snapshot = field.model.snapshot
            #expect(field.text == snapshot.text, step)
            #expect(field.placeholder == snapshot.placeholder, step)
            #expect(field.isEnabled == snapshot.isEnabled, step)
            #expect((field.popup != nil) == snapshot.isOpen, step)
            #expect(field.accessibilityValue == snapshot.text, step)
            if let focused = screen.form.state.focused {
                #expect(field.isFirstResponder == (focused == place), step)
            } else {
                #expect(!field.isFirstResponder, step)
            }
            guard snapshot.isOpen, let wheel = (field.popup as? WheelPopup)?.wheel else { continue }
            #expect(screen.screen.wheel === wheel, step)
            for (column, content) in snapshot.columns.enumerated() {
                #expect(wheel.numberOfRows(inComponent: column) == content.rowCount, step)
                if let row = content.highlightedRow {
                    #expect(wheel.selectedRow(inComponent: column) == row, step)
                }
            }
        }
    }
}

/// The same tape through the core alone, watched after every step.
private struct HeadlessNotes {
    private var form: FormState
    private var announcement: String?
    private var changes: [[Change]]
    private var now = 0.0

    init(_ tape: Tape) {
        form = tape.form
        changes = tape.fields.map { _ in [] }
    }

    mutating func play(_ step: TapeStep) {
        let place = step.field ?? form.focused ?? (form.fields.count == 1 ? 0 : nil)
        switch step.action {
        case .field(let event):
            if let place {
                send(.field(place, event))
            } else if case .keyPress(.tab, let modifiers) = event {
                send(modifiers.contains(.shift) ? .focusPrevious : .focusNext)
            }
        case .move(let direction):
            if let place {
                send(.field(place, direction == .next ? .toolbarNext : .toolbarPrevious))
            } else {
                send(direction == .next ? .focusNext : .focusPrevious)
            }
        case .submit: send(.formSubmit)
        case .wait(let seconds):
            now += max(0, seconds)
            send(.clockAdvance(to: now))
        case .expect: break
        }
    }

    private mutating func send(_ event: FormEvent) {
        for effect in form.reduce(event) {
            switch effect {
            case .field(_, .announce(let text)), .announce(let text): announcement = text
            case .field(let place, .change(let change)): changes[place].append(change)
            default: break
            }
        }
    }

    mutating func snapshots(isForm: Bool) -> [String] {
        let said = announcement
        announcement = nil
        return form.fields.enumerated().map { place, field in
            defer { changes[place] = [] }
            let focused: SourceValue =
                isForm
                ? .text(form.focused.map { form.fields[$0].configuration.name }) : .bool(field.isFocused)
            return JSONWriter.text(
                SnapshotJSON.value(of: field, focused: focused, announcement: said, changes: changes[place]))
        }
    }
}
