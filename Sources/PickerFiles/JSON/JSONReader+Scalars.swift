/// Strings and numbers.
extension JSONReader {
    mutating func readString() throws(SourceError) -> String {
        let opening = offset
        offset += 1
        let start = offset
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == ASCII.quote {
                offset += 1
                return String(decoding: bytes[start..<offset - 1], as: UTF8.self)
            }
            if byte == ASCII.backslash { return try readEscapedString(opening: opening, from: start) }
            if byte < 0x20 { throw syntaxError("expected a control character to be escaped") }
            offset += 1
        }
        throw unterminated(opening)
    }

    /// Reads on from the first escape of a string.
    private mutating func readEscapedString(opening: Int, from start: Int) throws(SourceError) -> String {
        var text = Array(bytes[start..<offset])
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == ASCII.quote {
                offset += 1
                return String(decoding: text, as: UTF8.self)
            }
            if byte == ASCII.backslash {
                try readEscape(into: &text)
            } else if byte < 0x20 {
                throw syntaxError("expected a control character to be escaped")
            } else {
                text.append(byte)
                offset += 1
            }
        }
        throw unterminated(opening)
    }

    private mutating func readEscape(into text: inout [UInt8]) throws(SourceError) {
        let start = offset
        offset += 1
        guard let letter = peek else { return }
        offset += 1
        switch letter {
        case ASCII.quote, ASCII.backslash, UInt8(ascii: "/"): text.append(letter)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(ASCII.lf)
        case UInt8(ascii: "r"): text.append(ASCII.cr)
        case UInt8(ascii: "t"): text.append(ASCII.tab)
        case UInt8(ascii: "u"): try readUnicodeEscape(from: start, into: &text)
        default:
            throw syntaxError(
                "expected an escape such as \\n or \\u00e9", found: found(from: start), at: start)
        }
    }

    /// RFC 8259, section 7: beyond U+FFFF a character is two escapes, a surrogate pair.
    private mutating func readUnicodeEscape(from start: Int, into text: inout [UInt8]) throws(SourceError) {
        guard var value = takeFourHexDigits() else {
            throw syntaxError(
                "expected four hexadecimal digits after \\u", found: found(from: start), at: start)
        }
        if (0xD800..<0xDC00).contains(value) {
            let behind = offset
            if take("\\"), take("u"), let low = takeFourHexDigits(), (0xDC00..<0xE000).contains(low) {
                value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
            } else {
                offset = behind
            }
        }
        guard let scalar = Unicode.Scalar(value) else {
            throw syntaxError(
                "expected both halves of a surrogate pair", found: found(from: start), at: start)
        }
        if value == 0, !acceptsEscapedNUL { throw syntaxError("expected text", found: "a NUL", at: start) }
        text.append(contentsOf: UTF8.encode(scalar).unsafelyUnwrapped)
    }

    /// The escape as it stands in the file, at most six characters of it.
    private func found(from start: Int) -> String {
        let escape = bytes[start...].prefix { $0 != ASCII.quote }.prefix(6)
        return Quoting.quote(String(decoding: escape, as: UTF8.self))
    }

    private mutating func takeFourHexDigits() -> UInt32? {
        guard offset + 4 <= bytes.count else { return nil }
        var value: UInt32 = 0
        for byte in bytes[offset..<offset + 4] {
            guard let digit = ASCII.hexValue(byte) else { return nil }
            value = value << 4 | UInt32(digit)
        }
        offset += 4
        return value
    }

    mutating func readNumber() throws(SourceError) -> SourceNumber {
        let start = offset
        _ = take("-")
        if take("0") {
            if let next = peek, ASCII.isDigit(next) {
                throw syntaxError("expected a number without a leading zero", at: start)
            }
        } else {
            try takeDigits("expected a digit")
        }
        if take(".") { try takeDigits("expected a digit after the point") }
        if take("e") || take("E") {
            if !take("+") { _ = take("-") }
            try takeDigits("expected the digits of the exponent")
        }
        return SourceNumber(text: String(decoding: bytes[start..<offset], as: UTF8.self))
    }

    private mutating func takeDigits(_ expected: String) throws(SourceError) {
        guard let first = peek, ASCII.isDigit(first) else { throw syntaxError(expected) }
        while let next = peek, ASCII.isDigit(next) { offset += 1 }
    }

    private mutating func unterminated(_ opening: Int) -> SourceError {
        syntaxError(
            "expected a quotation mark that ends this string", found: "the end of the file", at: opening)
    }
}
