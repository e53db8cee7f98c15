import Testing

@testable import PickerTerminal

@Suite struct TerminalTraitsTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let environment: [String: String]
        let noColor: Bool
        let expected: String

        init(_ environment: [String: String], noColor: Bool = false, _ expected: String) {
            self.environment = environment
            self.noColor = noColor
            self.expected = expected
        }

        var testDescription: String { "\(environment.sorted { $0.key < $1.key })" }

        static let all: [Case] = [
            .init([:], "lines"), .init(["TERM": "dumb"], "lines"), .init(["TERM": ""], "lines"),
            .init(["TERM": "dumb", "COLORTERM": "truecolor"], "lines"),
            .init(["TERM": "xterm"], "places color reflows"),
            .init(["TERM": "xterm-256color"], "places color reflows"),
            .init(["TERM": "xterm", "NO_COLOR": "1"], "places reflows"),
            .init(["TERM": "xterm", "NO_COLOR": ""], "places color reflows"),
            .init(["TERM": "xterm"], noColor: true, "places reflows"),
            .init(["TERM": "vt100"], "places reflows"),
            .init(["TERM": "vt100", "COLORTERM": "1"], "places color reflows"),
            .init(["TERM": "linux"], "places color"),
            .init(["TERM": "xterm", "XTERM_VERSION": "XTerm(379)"], "places color"),
            .init(["TERM": "screen", "STY": "1.pts"], "places color"),
            .init(["TERM": "screen", "TMUX": "/run/x", "XTERM_VERSION": "1"], "places color reflows"),
        ]
    }

    @Test(arguments: Case.all)
    func `the environment tells what the terminal can do`(_ example: Case) {
        let traits = TerminalTraits(environment: { example.environment[$0] }, noColor: example.noColor)
        let words = [
            traits.addressesCursor ? "places" : "lines", traits.hasColor ? "color" : nil,
            traits.addressesCursor && traits.reflows ? "reflows" : nil,
        ]
        #expect(words.compactMap { $0 }.joined(separator: " ") == example.expected)
    }

    @Test func `no role looks like plain text where there is no colour`() {
        let roles: [Style] = [.dim, .highlighted, .matched, .selected, .disabled, .error, .hint, .title]
        for role in roles { #expect(!Palette(hasColor: false).codes(for: role).isEmpty) }
        #expect(Palette(hasColor: false).codes(for: [.highlighted, .matched]) == [1, 4, 7])
    }
}
