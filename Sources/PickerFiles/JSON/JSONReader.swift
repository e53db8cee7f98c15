/// Reads JSON as RFC 8259 has it, every value with its place.
///
/// Strict: a trailing comma, a comment, a name that stands twice in one object, a lone surrogate, a NUL
/// (escaped or not, unless asked for), `NaN` and a number like `01` are errors. UTF-8, UTF-16 and UTF-32 are read, with or
/// without a byte order mark. Takes time in proportion to the text.
package struct JSONReader {
    let bytes: [UInt8]
    var offset: Int
    private var counter: PlaceCounter
    private let limits: SourceLimits
    let acceptsEscapedNUL: Bool
    private var nodes = 0

    /// - Parameter acceptsEscapedNUL: whether `\u0000` is text, as JSON has it, and no error.
    package static func read(
        _ file: [UInt8], limits: SourceLimits = .standard, acceptsEscapedNUL: Bool = false
    ) throws(SourceError) -> SourceValue {
        let text = try DecodedText(file, guesses: true)
        var reader = JSONReader(text, limits: limits, acceptsEscapedNUL: acceptsEscapedNUL)
        return try reader.readDocument()
    }

    private init(_ text: DecodedText, limits: SourceLimits, acceptsEscapedNUL: Bool) {
        self.acceptsEscapedNUL = acceptsEscapedNUL
        bytes = text.bytes
        offset = text.start
        counter = PlaceCounter(start: text.start)
        self.limits = limits
    }

    private mutating func readDocument() throws(SourceError) -> SourceValue {
        skipWhitespace()
        if offset == bytes.count { throw SourceError(.empty, "expected a value, found nothing") }
        let value = try readValue(depth: 0)
        skipWhitespace()
        if offset < bytes.count { throw syntaxError("expected the end of the file") }
        return value
    }

    private mutating func readValue(depth: Int) throws(SourceError) -> SourceValue {
        let place = counter.place(of: offset, in: bytes)
        try count(at: place)
        let content: SourceValue.Content =
            switch peek {
            case UInt8(ascii: "\""): .string(try readString())
            case UInt8(ascii: "["): .array(try readArray(depth: depth, at: place))
            case UInt8(ascii: "{"): .dictionary(try readObject(depth: depth, at: place))
            case let byte? where byte == UInt8(ascii: "-") || ASCII.isDigit(byte): .number(try readNumber())
            case UInt8(ascii: "t") where takeWord("true"): .bool(true)
            case UInt8(ascii: "f") where takeWord("false"): .bool(false)
            case UInt8(ascii: "n") where takeWord("null"): .null
            default: throw syntaxError("expected a value")
            }
        return SourceValue(content, at: place)
    }

    private mutating func readArray(depth: Int, at place: SourcePlace) throws(SourceError) -> [SourceValue] {
        try checkDepth(depth, at: place)
        offset += 1
        var elements: [SourceValue] = []
        skipWhitespace()
        if take("]") { return elements }
        while true {
            elements.append(try readValue(depth: depth + 1))
            skipWhitespace()
            if take("]") { return elements }
            guard take(",") else { throw syntaxError("expected \",\" or \"]\"", opened: place) }
            skipWhitespace()
            if peek == UInt8(ascii: "]") { throw syntaxError("expected a value after the comma") }
        }
    }

    private mutating func readObject(depth: Int, at place: SourcePlace) throws(SourceError) -> [SourceMember]
    {
        try checkDepth(depth, at: place)
        offset += 1
        var members = MemberList()
        skipWhitespace()
        if take("}") { return members.members }
        while true {
            guard peek == ASCII.quote else { throw syntaxError("expected a name in quotation marks") }
            let namePlace = counter.place(of: offset, in: bytes)
            try count(at: namePlace)
            let name = try readString()
            skipWhitespace()
            guard take(":") else { throw syntaxError("expected \":\" after the name \(Quoting.quote(name))") }
            skipWhitespace()
            let value = try readValue(depth: depth + 1)
            try members.append(SourceMember(name, value, at: namePlace))
            skipWhitespace()
            if take("}") { return members.members }
            guard take(",") else { throw syntaxError("expected \",\" or \"}\"", opened: place) }
            skipWhitespace()
            if peek == UInt8(ascii: "}") { throw syntaxError("expected a name after the comma") }
        }
    }

    // MARK: - Steps

    var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard peek == UInt8(ascii: scalar) else { return false }
        offset += 1
        return true
    }

    private mutating func takeWord(_ word: StaticString) -> Bool {
        let matches = word.withUTF8Buffer { bytes[offset...].starts(with: $0) }
        if matches { offset += word.utf8CodeUnitCount }
        return matches
    }

    private mutating func skipWhitespace() {
        while offset < bytes.count, ASCII.isWhitespace(bytes[offset]) { offset += 1 }
    }

    private mutating func count(at place: SourcePlace) throws(SourceError) {
        nodes += 1
        if nodes > limits.nodes {
            throw SourceError(.limit, "more than \(limits.nodes) values", at: place)
        }
    }

    private func checkDepth(_ depth: Int, at place: SourcePlace) throws(SourceError) {
        if depth >= limits.depth {
            throw SourceError(
                .limit, "more than \(limits.depth) arrays and objects within one another", at: place)
        }
    }

    // MARK: - Errors

    /// - Parameters:
    ///   - opened: where the array or object begins that the end of the file leaves open.
    ///   - offset: where the fault is, if it is not where reading stands.
    mutating func syntaxError(
        _ expected: String, found: String? = nil, opened: SourcePlace? = nil, at offset: Int? = nil
    ) -> SourceError {
        let offset = offset ?? self.offset
        var message = "\(expected), found \(found ?? FoundText.describe(bytes, at: offset))"
        if offset >= bytes.count, let opened { message += " (opened at \(opened.inWords))" }
        return SourceError(.syntax, message, at: counter.place(of: offset, in: bytes))
    }
}
