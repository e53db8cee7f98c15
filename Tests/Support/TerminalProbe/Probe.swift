import Foundation
import PickerTerminal

/// A small program on a terminal, for the tests to drive: paints a few lines and writes what happens to a log.
///
/// usage: terminal-probe LOG [mouse] [titles]
///
/// Keys: q ends, Ctrl-Z stops the job, x fails, e exits without closing, w writes more than a terminal holds.
@main final class Probe {
    private let log: FileHandle
    private let session: TerminalSession
    private var events = 0

    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count >= 2, let log = FileHandle(forWritingAtPath: arguments[1]) else {
            FileHandle.standardError.write(
                Data("usage: terminal-probe LOG [mouse] [titles], LOG an existing file\n".utf8))
            exit(2)
        }
        let modes: TerminalModes =
            arguments.contains("mouse") ? [.bracketedPaste, .mouse] : [.bracketedPaste]
        do throws(TerminalError) {
            let session = try TerminalSession(modes: modes)
            Probe(log, session).run()
        } catch {
            log.write(Data("error: \(error)\n".utf8))
            exit(2)
        }
    }

    private init(_ log: FileHandle, _ session: TerminalSession) {
        self.log = log
        self.session = session
    }

    private func run() -> Never {
        paint()
        note("ready")
        while true {
            handle(session.nextEvent())
            events += 1
            paint()
        }
    }

    private func handle(_ event: TerminalSession.Event) {
        switch event {
        case .key(.character("q"), []):
            end("quit")
            exit(0)
        case .key(.character("z"), .ctrl): note(session.suspend() ? "continued" : "refused")
        case .key(.character("x"), []): fatalError("on purpose")
        case .key(.character("e"), []): exit(3)
        case .key(.character("w"), []): writeMuch()
        case .terminated(let signal):
            end("terminated \(signal)")
            signal.endProcess()
        case .lost:
            end("lost")
            exit(1)
        case .repaint: note("repaint \(session.size.columns)x\(session.size.rows)")
        default: note("\(event)")
        }
    }

    private func writeMuch() {
        note("writing")
        for count in 0..<10_000 {
            session.print([StyledLine("output \(count) " + String(repeating: "x", count: 60))])
        }
        note("written")
    }

    /// Titles on whose width terminals differ, each with a mark in the same column.
    private static let titles = [
        "ascii", "e\u{301}te\u{301}", "東京", "👩\u{200D}👩\u{200D}👧", "🇫🇷", "1\u{FE0F}\u{20E3}", "❤\u{FE0F}",
        "👍\u{1F3FD}", "क\u{94D}षि", "\u{1112}\u{1161}\u{11AB}",
    ]

    private func paint() {
        let long = "a line long enough to be wrapped when the window becomes narrow: 日本語 and words"
        let titles = CommandLine.arguments.contains("titles") ? Self.titles : []
        session.paint(
            [
                StyledLine("probe", .title), StyledLine("size \(session.size.columns)x\(session.size.rows)"),
                StyledLine(long, .highlighted), StyledLine("events \(events)", .hint),
            ] + titles.map(Self.line), cursor: Screen.Place(line: 3, column: 6))
    }

    private static func line(_ title: String) -> StyledLine {
        var line = StyledLine(title, .selected)
        line.pad(to: 20)
        line.append("|")
        return line
    }

    private func end(_ reason: String) {
        session.finish(leaving: StyledLine("probe ended"))
        note(reason)
    }

    private func note(_ text: String) {
        log.seekToEndOfFile()
        log.write(Data((text + "\n").utf8))
    }
}
