/// Splits what the library writes into text and control sequences, and refuses everything that is not its own.
///
/// Written from ECMA-48 alone, without the library's list, so that the two check each other.
package struct StrictParser {
    package enum Token: Equatable {
        case text(String)
        case carriageReturn, lineFeed
        case sequence(prefix: Character?, numbers: [Int], final: Character)
    }

    package struct Refusal: Error, CustomStringConvertible {
        package var description: String
    }

    /// Finals that are allowed, with the number of parameters and the largest value of each.
    private static let moves: Set<Character> = ["A", "B", "G"]
    private static let modes: Set<Int> = [7, 25, 2026, 2004, 1000, 1002, 1006, 1004]
    private static let renditions: Set<Int> = [0, 1, 2, 4, 7, 31, 32, 33]

    package static func parse(_ bytes: [UInt8]) throws -> [Token] {
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw Refusal(description: "no UTF-8")
        }
        var tokens: [Token] = []
        var run = String.UnicodeScalarView()
        var scalars = text.unicodeScalars[...]
        func refuse(_ what: String) -> Refusal { Refusal(description: "\(what) in \(text.debugDescription)") }
        func endRun() {
            if !run.isEmpty { tokens.append(.text(String(run))) }
            run.removeAll()
        }
        while let scalar = scalars.popFirst() {
            switch scalar {
            case "\r", "\n":
                endRun()
                tokens.append(scalar == "\r" ? .carriageReturn : .lineFeed)
            case "\u{1B}":
                endRun()
                guard scalars.popFirst() == "[" else { throw refuse("ESC without [") }
                var body = ""
                while let next = scalars.first, !("@"..."~").contains(next) {
                    body.unicodeScalars.append(next)
                    scalars.removeFirst()
                }
                guard let final = scalars.popFirst() else { throw refuse("half a sequence") }
                let token = try sequence(body, Character(final)) ?? { throw refuse("CSI \(body)\(final)") }()
                tokens.append(token)
            default:
                if isHarmful(scalar) {
                    throw refuse("U+\(String(scalar.value, radix: 16))")
                }
                run.append(scalar)
            }
        }
        endRun()
        return tokens
    }

    /// Whether a terminal may act on a scalar, or show what follows in another order: by the general categories Cc, Zl and
    /// Zp, and the bidirectional controls that open or close a level.
    package static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
        }
    }

    private static func sequence(_ body: String, _ final: Character) throws -> Token? {
        var digits = body[...]
        let prefix = digits.first.flatMap { "?<=>".contains($0) ? $0 : nil }
        if prefix != nil { digits.removeFirst() }
        let parts = digits.isEmpty ? [] : digits.split(separator: ";", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { Int($0) }
        guard numbers.count == parts.count else { return nil }
        let isAllowed =
            switch (prefix, final) {
            case (nil, _) where moves.contains(final): numbers.count == 1 && (1...1000).contains(numbers[0])
            case (nil, "K"), (nil, "J"): numbers.isEmpty
            case (nil, "m"): !numbers.isEmpty && numbers[0] == 0 && numbers.allSatisfy(renditions.contains)
            case (nil, "n"): numbers == [6]
            case ("?", "h"), ("?", "l"): numbers.count == 1 && modes.contains(numbers[0])
            case (">", "u"): numbers == [1]
            case ("<", "u"): numbers.isEmpty
            default: false
            }
        return isAllowed ? .sequence(prefix: prefix, numbers: numbers, final: final) : nil
    }
}
