/// Every control sequence that this library writes; there are no others.
///
/// Names follow ECMA-48 and xterm's list of control sequences. Those that a terminal may not know are private modes,
/// which such a terminal ignores.
enum ControlCode {
    static let carriageReturn = "\r"
    static let lineFeed = "\n"
    static let clearToLineEnd = "\u{1B}[K"
    static let clearBelow = "\u{1B}[J"
    static let hideCursor = "\u{1B}[?25l"
    static let showCursor = "\u{1B}[?25h"
    static let stopWrapping = "\u{1B}[?7l"
    static let wrap = "\u{1B}[?7h"
    /// Synchronized update: the terminal shows the frame when it is complete.
    static let beginUpdate = "\u{1B}[?2026h"
    static let endUpdate = "\u{1B}[?2026l"
    static let requestCursorPosition = "\u{1B}[6n"
    static let plain = "\u{1B}[0m"

    static func up(_ rows: Int) -> String { rows > 0 ? "\u{1B}[\(rows)A" : "" }
    static func down(_ rows: Int) -> String { rows > 0 ? "\u{1B}[\(rows)B" : "" }

    /// Moves to a column counted from 0.
    static func column(_ column: Int) -> String { "\u{1B}[\(column + 1)G" }

    static func style(_ codes: [Int]) -> String {
        codes.isEmpty ? plain : "\u{1B}[0;" + codes.map(String.init).joined(separator: ";") + "m"
    }
}
