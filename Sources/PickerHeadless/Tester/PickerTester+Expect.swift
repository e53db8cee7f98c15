import PickerCore
import PickerFiles

/// What a person is to see.
extension PickerTester {
    /// Holds what is expected against what is there.
    ///
    /// What was announced and changed, and how fields closed, is counted from the last call that held.
    ///
    /// - Throws: a failure that names every expectation that does not hold, and draws the field.
    public func expect(_ expectations: PickerExpectation...) throws(PickerTesterFailure) {
        let sentences = takeBroken() + expectations.compactMap(sentence)
        if !sentences.isEmpty { throw failure(sentences) }
        forgetWhatHappened()
    }

    /// A sentence where something is not as expected.
    private func sentence(_ expectation: PickerExpectation) -> String? {
        switch expectation {
        case .open: return field.isOpen ? nil : "expected the field open, it is closed"
        case .closed: return field.isOpen ? "expected the field closed, it is open" : nil
        case .text(let text): return unlike("the text", text, field.text)
        case .placeholder(let text): return unlike("the placeholder", text, field.snapshot.placeholder)
        case .picked(let ids): return unlike("picked", ids, field.selection.ids.map(\.text))
        case .drafted(let ids, let column):
            return check(column) { unlike("drafted", ids, field.columns[$0].draft?.map(\.id.text)) }
        case .highlighted(let title, let column):
            return check(column) { unlike("highlighted", title, highlightedTitle($0)) }
        case .shown(let titles, let column):
            return check(column) { unlike("shown", titles, field.columns[$0].visible.map(\.title)) }
        case .status(let status, let column):
            return check(column) { unlike("the status", status.rawValue, field.status(of: $0).rawValue) }
        case .message(let text): return unlike("the message", text, field.message)
        case .announced(let text):
            return announcements.contains(text)
                ? nil : "expected \(quote(text)) announced, heard \(quote(announcements))"
        case .changed(let reasons):
            return unlike("changes for", reasons.map(\.rawValue), changes.map(\.reason.rawValue))
        case .dismissed(let reason):
            return unlike("dismissed for", reason.rawValue, dismissals.last?.rawValue)
        case .focused(let name):
            return unlike("the focus on", name, form.focused.map { form.fields[$0].configuration.name })
        case .canUndo(let can): return unlike("to be able to undo:", "\(can)", "\(field.canUndo)")
        case .drawing(let text): return drawingSentence(text)
        }
    }

    private func check(_ column: Int, _ body: (Int) -> String?) -> String? {
        field.columns.indices.contains(column) ? body(column) : "expected a column \(column), there is none"
    }

    private func highlightedTitle(_ column: Int) -> String? {
        field.highlightedRow(column).map { field.accessibility(ofRow: $0, column: column).name }
    }

    private func drawingSentence(_ expected: String) -> String? {
        let wanted = expected.split(separator: "\n", omittingEmptySubsequences: false).map {
            DrawnText.trimmed(String($0))
        }
        let found = drawing.lines
        guard wanted != found else { return nil }
        let line = (0..<max(wanted.count, found.count)).first { line in
            line >= wanted.count || line >= found.count || wanted[line] != found[line]
        }
        let number = line ?? 0
        let text = number < wanted.count ? quote(wanted[number]) : "no more lines"
        return "expected \(text) in line \(number + 1) of the drawing"
    }

    private func unlike(_ what: String, _ expected: [String]?, _ found: [String]?) -> String? {
        expected == found ? nil : "expected \(what) \(quote(expected)), found \(quote(found))"
    }

    private func unlike(_ what: String, _ expected: String?, _ found: String?) -> String? {
        expected == found ? nil : "expected \(what) \(quote(expected)), found \(quote(found))"
    }

    private func quote(_ text: String?) -> String { text.map { Quoting.quote($0) } ?? "nothing" }

    private func quote(_ texts: [String]?) -> String {
        guard let texts, !texts.isEmpty else { return texts == nil ? "nothing to commit" : "none" }
        return texts.map { Quoting.quote($0) }.joined(separator: ", ")
    }
}
