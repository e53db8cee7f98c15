/// The values that XML property lists write as text.
enum XMLScalars {
    /// Decimal with an optional sign, or hexadecimal behind `0x`; from Int64's least to UInt64's greatest.
    static func integer(_ text: String, at place: SourcePlace) throws(SourceError) -> SourceNumber {
        let isNegative = text.hasPrefix("-")
        let unsigned = isNegative || text.hasPrefix("+") ? text.dropFirst() : text[...]
        let isHex = unsigned.hasPrefix("0x") || unsigned.hasPrefix("0X")
        let digits = isHex ? unsigned.dropFirst(2) : unsigned
        guard !digits.isEmpty,
            digits.utf8.allSatisfy({ isHex ? ASCII.hexValue($0) != nil : ASCII.isDigit($0) })
        else {
            throw unexpected("expected an integer", text, at: place)
        }
        let sign = isNegative ? "-" : ""
        if let value = Int64(sign + digits, radix: isHex ? 16 : 10) { return SourceNumber(value) }
        guard !isNegative, let value = UInt64(digits, radix: isHex ? 16 : 10) else {
            throw unexpected("expected an integer of at most 64 bits", text, at: place)
        }
        return SourceNumber(value)
    }

    static func real(_ text: String, at place: SourcePlace) throws(SourceError) -> SourceNumber {
        let isPlain = text.utf8.allSatisfy { ASCII.isDigit($0) || "+-.eE".utf8.contains($0) }
        guard isPlain, let value = Double(text), value.isFinite else {
            throw unexpected("expected a finite number", text, at: place)
        }
        return SourceNumber(text: text)
    }

    /// `2024-02-29T23:59:59Z`, in the years 1 to 9999 (ISO 8601, as Foundation writes it).
    static func date(_ text: String, at place: SourcePlace) throws(SourceError) -> SourceDate {
        guard let seconds = seconds(text), let date = SourceDate(secondsSince2001: seconds) else {
            throw unexpected("expected a date such as 2024-02-29T23:59:59Z", text, at: place)
        }
        return date
    }

    private static func seconds(_ text: String) -> Double? {
        let bytes = Array(text.utf8)
        let shape = Array("0000-00-00T00:00:00Z".utf8)
        guard bytes.count == shape.count else { return nil }
        for (byte, wanted) in zip(bytes, shape)
        where wanted == UInt8(ascii: "0") ? !ASCII.isDigit(byte) : byte != wanted {
            return nil
        }
        func number(_ range: Range<Int>) -> Int { bytes[range].reduce(0) { $0 * 10 + Int($1 - 0x30) } }
        let (year, month, day) = (number(0..<4), number(5..<7), number(8..<10))
        let (hour, minute, second) = (number(11..<13), number(14..<16), number(17..<19))
        guard year >= 1, (1...12).contains(month), (1...length(ofMonth: month, year: year)).contains(day),
            hour < 24, minute < 60, second < 60
        else { return nil }
        let days =
            daysBefore(year: year) - daysBefore(year: 2001) + daysBefore(month: month, year: year) + day - 1
        return Double(((days * 24 + hour) * 60 + minute) * 60 + second)
    }

    private static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

    private static func length(ofMonth month: Int, year: Int) -> Int {
        month == 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
    }

    /// From the beginning of the year 1, Gregorian rules throughout.
    private static func daysBefore(year: Int) -> Int {
        let years = year - 1
        return years * 365 + years / 4 - years / 100 + years / 400
    }

    private static func daysBefore(month: Int, year: Int) -> Int {
        (1..<month).reduce(0) { $0 + length(ofMonth: $1, year: year) }
    }

    /// Base64 (RFC 4648, section 4) with white space anywhere.
    static func data(_ text: String, at place: SourcePlace) throws(SourceError) -> [UInt8] {
        let digits = text.utf8.filter { !ASCII.isWhitespace($0) }
        let unpadded = digits.reversed().drop { $0 == UInt8(ascii: "=") }.reversed()
        let padding = digits.count - unpadded.count
        guard digits.count % 4 == 0, padding <= 2 else {
            throw unexpected("expected base64 in groups of four", text, at: place)
        }
        var result: [UInt8] = []
        result.reserveCapacity(digits.count / 4 * 3)
        var bits: UInt32 = 0
        var bitCount = 0
        for digit in unpadded {
            guard let value = base64Value(digit) else { throw unexpected("expected base64", text, at: place) }
            bits = bits << 6 | value
            bitCount += 6
            if bitCount >= 8 {
                bitCount -= 8
                result.append(UInt8(truncatingIfNeeded: bits >> UInt32(bitCount)))
            }
        }
        return result
    }

    private static func base64Value(_ digit: UInt8) -> UInt32? {
        switch digit {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(digit) - 65
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(digit) - 97 + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(digit) - 48 + 52
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }

    private static func unexpected(_ expected: String, _ text: String, at place: SourcePlace) -> SourceError {
        let found = text.isEmpty ? "nothing" : Quoting.quote(text)
        return SourceError(.unexpectedValue, "\(expected), found \(found)", at: place)
    }
}
