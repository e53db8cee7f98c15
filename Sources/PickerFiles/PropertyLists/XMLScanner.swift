/// Steps through the little of XML that property lists use: tags, text, comments, CDATA and the five entities.
///
/// A document type is passed over and never opened; one with declarations of its own is an error, so that no entity
/// can be declared.
struct XMLScanner {
    struct Tag {
        let name: String
        let place: SourcePlace
        /// Whether it ends itself, as `<true/>` does.
        let isEmpty: Bool
    }

    let bytes: [UInt8]
    private(set) var offset: Int
    private var counter: PlaceCounter

    init(_ text: DecodedText) {
        bytes = text.bytes
        offset = text.start
        counter = PlaceCounter(start: text.start)
    }

    var isAtEnd: Bool { offset >= bytes.count }

    mutating func place() -> SourcePlace { counter.place(of: offset, in: bytes) }

    mutating func error(_ expected: String, found: String? = nil) -> SourceError {
        let found = found ?? tagText() ?? FoundText.describe(bytes, at: offset)
        return SourceError(.syntax, "\(expected), found \(found)", at: place())
    }

    /// The tag that stands here, without its attributes, as in `found <array>`; `nil` where none does.
    private func tagText() -> String? {
        var copy = self
        guard copy.take("<") else { return nil }
        let slash = copy.take("/") ? "/" : ""
        let name = copy.takeName()
        return name.isEmpty ? nil : "<\(slash)\(Quoting.escape(name.prefix(60)))>"
    }

    func isAt(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { bytes[min(offset, bytes.count)...].starts(with: $0) }
    }

    mutating func take(_ text: StaticString) -> Bool {
        guard isAt(text) else { return false }
        offset += text.utf8CodeUnitCount
        return true
    }

    mutating func skipWhitespace() {
        while offset < bytes.count, ASCII.isWhitespace(bytes[offset]) { offset += 1 }
    }

    /// Passes over white space, comments and processing instructions.
    mutating func skipMisc() throws(SourceError) {
        while true {
            skipWhitespace()
            if isAt("<!--") {
                try skip(from: "<!--", through: "-->")
            } else if isAt("<?") {
                try skip(from: "<?", through: "?>")
            } else {
                return
            }
        }
    }

    /// Passes over the document type before the first tag.
    mutating func skipDocumentType() throws(SourceError) {
        guard take("<!DOCTYPE") else { return }
        try skipToTagEnd(in: "the document type")
        if !take(">") {
            throw error("expected the end of the document type", found: "declarations, which are not read")
        }
    }

    private mutating func skip(from opening: StaticString, through closing: StaticString) throws(SourceError)
    {
        let start = offset
        offset += opening.utf8CodeUnitCount
        while !isAtEnd {
            if take(closing) { return }
            offset += 1
        }
        offset = start
        throw error("expected \"\(closing)\" that ends \"\(opening)\"", found: "the end of the file")
    }

    // MARK: - Tags

    /// The name of the end tag that follows; `nil` where something else does.
    mutating func takeEndTag() throws(SourceError) -> String? {
        guard isAt("</") else { return nil }
        let start = offset
        offset += 2
        let name = takeName()
        skipWhitespace()
        guard take(">") else {
            if isAtEnd { offset = start }
            throw error("expected \">\" that ends the tag </\(Quoting.escape(name))>")
        }
        return name
    }

    mutating func takeStartTag(_ expected: String) throws(SourceError) -> Tag {
        let place = place()
        guard !isAt("</"), take("<") else { throw error(expected) }
        let name = takeName()
        if name.isEmpty { throw error("expected the name of a tag") }
        try skipToTagEnd(in: "the tag <\(Quoting.escape(name))>")
        if take("/>") { return Tag(name: name, place: place, isEmpty: true) }
        guard take(">") else { throw error("expected \">\" that ends the tag <\(Quoting.escape(name))>") }
        return Tag(name: name, place: place, isEmpty: false)
    }

    /// Passes over attributes, which property lists give no meaning.
    private mutating func skipToTagEnd(in what: String) throws(SourceError) {
        var quote: UInt8?
        while let byte = bytes.at(offset) {
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == ASCII.quote || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: "[")
                || isAt("/>")
            {
                return
            }
            offset += 1
        }
        throw error("expected \">\" that ends \(what)")
    }

    private mutating func takeName() -> String {
        let start = offset
        while let byte = bytes.at(offset),
            byte >= 0x80 || ASCII.isDigit(byte) || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A)
                || "-_.:".utf8.contains(byte)
        {
            offset += 1
        }
        return String(decoding: bytes[start..<offset], as: UTF8.self)
    }

    // MARK: - Text

    /// The text up to an element's end tag, which is taken too.
    mutating func text(of tag: Tag) throws(SourceError) -> String {
        if tag.isEmpty { return "" }
        var text: [UInt8] = []
        while let byte = bytes.at(offset) {
            if byte == UInt8(ascii: "&") {
                try takeEntity(into: &text)
            } else if byte != UInt8(ascii: "<") {
                text.append(byte)
                offset += 1
            } else if take("<![CDATA[") {
                try takeCharacterData(into: &text)
            } else if isAt("<!--") {
                try skip(from: "<!--", through: "-->")
            } else {
                try takeEnd(of: tag)
                return String(decoding: text, as: UTF8.self)
            }
        }
        throw error("expected </\(tag.name)> that ends <\(tag.name)> of \(tag.place.inWords)")
    }

    /// Takes the end tag of an element, or says what stands there instead.
    mutating func takeEnd(of tag: Tag) throws(SourceError) {
        let start = offset
        let end = try takeEndTag()
        guard end != tag.name else { return }
        offset = start
        throw error("expected </\(tag.name)> that ends <\(tag.name)> of \(tag.place.inWords)")
    }

    private mutating func takeCharacterData(into text: inout [UInt8]) throws(SourceError) {
        while let byte = bytes.at(offset) {
            if take("]]>") { return }
            text.append(byte)
            offset += 1
        }
        throw error("expected \"]]>\" that ends \"<![CDATA[\"")
    }

    private mutating func takeEntity(into text: inout [UInt8]) throws(SourceError) {
        let start = offset
        // The longest is that of U+10FFFF in decimal digits, with some leading zeros.
        let name = bytes[(offset + 1)...].prefix(16).prefix { $0 != UInt8(ascii: ";") }
        offset = name.endIndex
        guard take(";"), let scalar = Self.scalar(ofEntity: name) else {
            offset = start
            throw error(
                "expected one of &lt; &gt; &amp; &apos; &quot; or the number of a character",
                found: Quoting.quote("&" + String(decoding: name, as: UTF8.self)))
        }
        text.append(contentsOf: UTF8.encode(scalar).unsafelyUnwrapped)
    }

    /// `nil` for an unknown name, a surrogate, a NUL and what is beyond Unicode.
    private static func scalar(ofEntity name: ArraySlice<UInt8>) -> Unicode.Scalar? {
        switch String(decoding: name, as: UTF8.self) {
        case "lt": return "<"
        case "gt": return ">"
        case "amp": return "&"
        case "apos": return "'"
        case "quot": return "\""
        default: break
        }
        guard name.first == UInt8(ascii: "#") else { return nil }
        let digits = name.dropFirst()
        let isHex = digits.first == UInt8(ascii: "x")
        let number = String(decoding: isHex ? digits.dropFirst() : digits, as: UTF8.self)
        guard number.first != "+", let value = UInt32(number, radix: isHex ? 16 : 10), value > 0 else {
            return nil
        }
        return Unicode.Scalar(value)
    }
}
