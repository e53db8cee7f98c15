import PickerCore
import Testing

@testable import PickerTerminal

/// A sequence of bytes as a terminal sends it, and the key that it stands for; nil for keys without a name here.
struct KeySequence: CustomTestStringConvertible, Sendable {
    let bytes: [UInt8]
    let expected: [TerminalInput]

    init(_ bytes: String, _ key: Key?, _ modifiers: KeyModifiers = []) {
        self.bytes = Array(bytes.utf8)
        expected = key.map { [.key($0, modifiers)] } ?? []
    }

    init(_ bytes: String, _ expected: TerminalInput...) {
        self.bytes = Array(bytes.utf8)
        self.expected = expected
    }

    var testDescription: String { "\(String(decoding: bytes, as: UTF8.self).debugDescription)" }

    static let all: [KeySequence] =
        legacy + modified + rxvt + controls + alt + functions + kitty + reports + invalid

    static let legacy: [KeySequence] = [
        .init("\u{1B}[A", .up), .init("\u{1B}OA", .up),
        .init("\u{1B}[B", .down), .init("\u{1B}OB", .down),
        .init("\u{1B}[C", .right), .init("\u{1B}OC", .right),
        .init("\u{1B}[D", .left), .init("\u{1B}OD", .left),
        .init("\u{1B}[H", .home), .init("\u{1B}[1~", .home), .init("\u{1B}[7~", .home),
        .init("\u{1B}OH", .home),
        .init("\u{1B}[F", .end), .init("\u{1B}[4~", .end), .init("\u{1B}[8~", .end), .init("\u{1B}OF", .end),
        .init("\u{1B}[5~", .pageUp), .init("\u{1B}[6~", .pageDown),
        .init("\u{1B}[3~", .delete), .init("\u{1B}[2~", nil),
        .init("\u{1B}[Z", .tab, .shift), .init("\u{1B}OM", .enter), .init("\u{1B}Ok", .character("+")),
        .init("\u{1B}Or", .character("2")),
    ]

    static let modified: [KeySequence] = [
        .init("\u{1B}[1;2A", .up, .shift), .init("\u{1B}[1;3A", .up, .alt),
        .init("\u{1B}\u{1B}[A", .up, .alt),
        .init("\u{1B}[1;5C", .right, .ctrl), .init("\u{1B}[1;10A", .up, [.alt, .shift]),
        .init("\u{1B}[5D", .left, .ctrl), .init("\u{1B}O5C", .right, .ctrl),
        .init("\u{1B}\u{1B}OB", .down, .alt),
        .init("\u{1B}[3;2~", .delete, .shift), .init("\u{1B}[3;3~", .delete, .alt),
        .init("\u{1B}[5;2~", .pageUp, .shift), .init("\u{1B}[6;2~", .pageDown, .shift),
        .init("\u{1B}[1;6H", .home, [.ctrl, .shift]), .init("\u{1B}[1;129A", .up),
        .init("\u{1B}[27;5;122~", .character("z"), .ctrl), .init("\u{1B}[27;2;65~", .character("A")),
        .init("\u{1B}[27;6;90~", .character("Z"), [.ctrl, .shift]),
    ]

    static let rxvt: [KeySequence] = [
        .init("\u{1B}[a", .up, .shift), .init("\u{1B}[b", .down, .shift),
        .init("\u{1B}Oc", .right, .ctrl), .init("\u{1B}Od", .left, .ctrl),
        .init("\u{1B}[3$", .delete, .shift), .init("\u{1B}[3^", .delete, .ctrl),
        .init("\u{1B}[3@", .delete, [.ctrl, .shift]), .init("\u{1B}[7$", .home, .shift),
    ]

    static let controls: [KeySequence] = [
        .init("\t", .tab), .init("\r", .enter), .init("\n", .enter), .init(" ", .space),
        .init("\u{7F}", .backspace), .init("\u{08}", .backspace),
        .init("\0", .space, .ctrl), .init("\u{03}", .character("c"), .ctrl),
        .init("\u{1A}", .character("z"), .ctrl), .init("\u{04}", .character("d"), .ctrl),
        .init("\u{1C}", .character("\\"), .ctrl), .init("\u{1F}", .character("_"), .ctrl),
        .init("é", .character("é")), .init("Ł", .character("Ł")), .init("日", .character("日")),
        .init("😀", .character("😀")),
    ]

    static let alt: [KeySequence] =
        "abcdefghijklmnopqrstuvwxyz".map { .init("\u{1B}\($0)", .character($0), .alt) } + [
            .init("\u{1B}\u{7F}", .backspace, .alt), .init("\u{1B}\u{08}", .backspace, [.ctrl, .alt]),
            .init("\u{1B}\r", .enter, .alt), .init("\u{1B}é", .character("é"), .alt),
            .init("\u{1B}", .escape), .init("\u{1B}\u{1B}", .escape),
            .init("\u{1B}O", .character("O"), .alt), .init("\u{1B}]", .character("]"), .alt),
            .init("\u{1B}P", .character("P"), .alt),
        ]

    /// F1 to F12, the Linux console's F1 to F5, and what else has no name.
    static let functions: [KeySequence] =
        ["OP", "OQ", "OR", "OS", "[15~", "[17~", "[18~", "[19~", "[20~", "[21~", "[23~", "[24~"].map {
            .init("\u{1B}" + $0, nil)
        }
        + ["[[A", "[[B", "[[C", "[[D", "[[E", "[1;2P", "[15;5~", "[29~", "[E"].map {
            .init("\u{1B}" + $0, nil)
        }

    static let kitty: [KeySequence] = [
        .init("\u{1B}[27u", .escape), .init("\u{1B}[13u", .enter), .init("\u{1B}[9;2u", .tab, .shift),
        .init("\u{1B}[127;5u", .backspace, .ctrl), .init("\u{1B}[97u", .character("a")),
        .init("\u{1B}[99;5u", .character("c"), .ctrl),
        .init("\u{1B}[122;6u", .character("z"), [.ctrl, .shift]),
        .init("\u{1B}[97:65;2u", .character("A")), .init("\u{1B}[228;2u", .character("Ä")),
        .init("\u{1B}[97;9u", .character("a"), .meta), .init("\u{1B}[97;1:3u", nil),
        .init("\u{1B}[97;1:2u", .character("a")), .init("\u{1B}[1;1:3A", nil),
        .init("\u{1B}[1;5:1A", .up, .ctrl),
        .init("\u{1B}[57414u", .enter), .init("\u{1B}[57400u", .character("1")),
        .init("\u{1B}[57426;2u", .delete, .shift), .init("\u{1B}[57358u", nil),
        .init("\u{1B}[32;5u", .space, .ctrl),
        .init("\u{1B}[97;;97u", .character("a")), .init("\u{1B}[55296u", nil),
    ]

    static let reports: [KeySequence] = [
        .init("\u{1B}[I", .focus(true)), .init("\u{1B}[O", .focus(false)),
        .init("\u{1B}[1;1R", .cursorReport(row: 1, column: 1)),
        .init("\u{1B}[24;80R", .cursorReport(row: 24, column: 80)),
        .init("\u{1B}[<0;10;5M", .mouse(.init(.press, button: .left, column: 10, row: 5))),
        .init("\u{1B}[<0;10;5m", .mouse(.init(.release, button: .left, column: 10, row: 5))),
        .init("\u{1B}[<2;1;1M", .mouse(.init(.press, button: .right, column: 1, row: 1))),
        .init("\u{1B}[<32;3;4M", .mouse(.init(.drag, button: .left, column: 3, row: 4))),
        .init("\u{1B}[<35;3;4M", .mouse(.init(.move, column: 3, row: 4))),
        .init("\u{1B}[<64;3;4M", .mouse(.init(.scrollUp, column: 3, row: 4))),
        .init("\u{1B}[<65;3;4M", .mouse(.init(.scrollDown, column: 3, row: 4))),
        .init(
            "\u{1B}[<20;300;200M",
            .mouse(.init(.press, button: .left, column: 300, row: 200, modifiers: [.shift, .ctrl]))),
        .init("\u{1B}[<66;3;4M", nil), .init("\u{1B}[<0;0;4M", nil),
        .init("\u{1B}[M !!", .mouse(.init(.press, button: .left, column: 1, row: 1))),
        .init("\u{1B}[M#+%", .mouse(.init(.release, column: 11, row: 5))),
        .init("\u{1B}[32;7;9M", .mouse(.init(.press, button: .left, column: 7, row: 9))),
        .init("\u{1B}[200~zwei Wörter\u{1B}[201~", .paste("zwei Wörter")),
        .init("\u{1B}[200~a\r\nb\tc\u{07}\u{1B}[31md\r\n\u{1B}[201~", .paste("a b c[31md")),
        .init("\u{1B}[200~\u{1B}[201~", nil), .init("\u{1B}[200~\u{1B}\u{1B}[201~", nil),
        .init("\u{1B}[200~\u{1B}[20\u{1B}[201~", .paste("[20")),
    ]

    /// Nothing of these may leak, least of all letters.
    static let invalid: [KeySequence] =
        [
            "[", "[<", "[1", "[1;3", "[13", "[220~", "[5;30~", "[201~", "[?1;2c", "[?2026;2$y", "[?1u", "[u",
            "[3;1$y",
        ]
        .map { .init("\u{1B}" + $0, nil) }
        + [
            "]11;rgb:0000/0000/0000\u{07}", "]11;rgb:0000/0000/0000\u{1B}\\", "P1+r544e=78\u{1B}\\",
            "_Gi=1;OK\u{1B}\\",
            "Oz", "[99999999999999999999999999~", "[1;;;;;;A", "[<1;2M", "[\u{22}q",
            "[1;99999999999999999999A",
        ].map { .init("\u{1B}" + $0, nil) }
}
