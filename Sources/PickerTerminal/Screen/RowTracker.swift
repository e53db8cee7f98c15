/// Knows in which row of the terminal the first line stands, by asking for the cursor's position.
///
/// Answers come late or never; each is matched with its request, and one to a question about an older layout only leaves
/// the queue. Nothing waits for an answer.
struct RowTracker: Hashable, Sendable {
    private struct Request: Hashable, Sendable {
        var layout: Int
        var cursorRow: Int
    }

    /// The row of the first line, counted from 1.
    private(set) var top: Int?
    private var layout = 0
    private var requests: [Request] = []

    /// Answers that may still come.
    var awaited: Int { requests.count }

    /// Whether to ask now.
    var needsAnswer: Bool { top == nil && !requests.contains { $0.layout == layout } }

    /// Notes that the terminal was asked while the cursor stood in a row of the lines.
    mutating func ask(cursorRow: Int) {
        requests.append(Request(layout: layout, cursorRow: cursorRow))
    }

    mutating func answer(row: Int) {
        guard !requests.isEmpty else { return }
        let request = requests.removeFirst()
        if request.layout == layout { top = max(row - request.cursorRow, 1) }
    }

    /// The lines have moved to a place that is not known.
    mutating func forget() {
        top = nil
        layout += 1
    }

    /// The lines have become so many; at the bottom of the screen that moves the first one up.
    mutating func grow(to lines: Int, rows: Int) {
        guard let top else {
            // An answer under way tells of the time before.
            layout += 1
            return
        }
        self.top = min(top, max(rows - lines + 1, 1))
    }
}

extension Screen {
    /// How many answers about the cursor's position the terminal still owes.
    public var awaitedReports: Int { tracker.awaited }

    /// Whether the row of the first line is known.
    public var isPlaceKnown: Bool { tracker.top != nil }

    /// Takes the terminal's answer, ``TerminalInput/cursorReport(row:column:)``.
    public mutating func cursorReported(row: Int) {
        tracker.answer(row: row)
    }

    /// The line that was given for a row of the terminal, counted from 1; nil outside the lines and while their place is not
    /// known.
    public func line(atTerminalRow row: Int) -> Int? {
        guard let top = tracker.top, let frame, frame.lines.indices.contains(row - top) else { return nil }
        return row - top + frame.skipped
    }

    /// The question to end a frame with, if one is needed.
    mutating func positionRequest(for frame: Frame) -> String {
        guard tracksMouse, tracker.needsAnswer else { return "" }
        tracker.ask(cursorRow: frame.row)
        return ControlCode.requestCursorPosition
    }
}
