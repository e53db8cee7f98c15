import Foundation
import PickerCore
import Testing
import UIKit

@testable import PickerFiles
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
        var headless = TapePlayer(tape)
        for (place, step) in tape.steps.enumerated() {
            // It is compared after every step; asking for what a tape expects would use up the changes.
            if case .expect = step.action {} else { _ = headless.play(step, number: place + 1) }
            screen.play(step, in: tape)
            let expected = headless.snapshots()
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
            let text = DisplayText(snapshot.text, limit: nil).text
            #expect(field.text == (snapshot.isEdited ? snapshot.text : text), step)
            #expect(field.placeholder == snapshot.placeholder, step)
            #expect(field.isEnabled == snapshot.isEnabled, step)
            #expect((field.popup != nil) == snapshot.isOpen, step)
            #expect(field.accessibilityValue == text, step)
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

extension TapePlayer {
    /// What the core says of every field, and what has changed since it was asked last.
    fileprivate mutating func snapshots() -> [String] {
        form.fields.indices.map { JSONWriter.text(takeSnapshot(of: $0)) }
    }
}
