/// Reads XML property lists.
///
/// UTF-8, UTF-16 and UTF-32; another encoding is an error that names it. Text behind `</plist>` is not read, as in
/// Foundation. Line ends inside a string stay as the file has them.
struct XMLPropertyListReader {
    private var scanner: XMLScanner
    private let limits: SourceLimits
    private var nodes = 0

    /// Whether bytes begin like XML; `<0fbd>`, data of an old-style property list, does not.
    static func isXML(_ file: [UInt8]) -> Bool {
        let text = XMLDeclaration.asciiPrefix(of: file).drop(while: ASCII.isWhitespace)
        guard text.first == UInt8(ascii: "<") else { return false }
        return !text.dropFirst().prefix { $0 != UInt8(ascii: ">") }
            .allSatisfy { ASCII.hexValue($0) != nil || ASCII.isWhitespace($0) }
    }

    static func read(_ file: [UInt8], limits: SourceLimits) throws(SourceError) -> SourceValue {
        try XMLDeclaration.checkEncoding(of: file)
        let text = try DecodedText(file, guesses: true)
        var reader = XMLPropertyListReader(scanner: XMLScanner(text), limits: limits)
        return try reader.readDocument()
    }

    private init(scanner: XMLScanner, limits: SourceLimits) {
        self.scanner = scanner
        self.limits = limits
    }

    private mutating func readDocument() throws(SourceError) -> SourceValue {
        try scanner.skipMisc()
        try scanner.skipDocumentType()
        try scanner.skipMisc()
        let root = try scanner.takeStartTag("expected <plist>")
        guard root.name == "plist" else { throw unexpected(root, "expected <plist>") }
        if root.isEmpty {
            throw SourceError(.empty, "expected a value, found an empty <plist/>", at: root.place)
        }
        try scanner.skipMisc()
        let value = try readValue(depth: 0, "expected a value")
        try scanner.skipMisc()
        try scanner.takeEnd(of: root)
        return value
    }

    private mutating func readValue(depth: Int, _ expected: String) throws(SourceError) -> SourceValue {
        let tag = try scanner.takeStartTag(expected)
        nodes += 1
        if nodes > limits.nodes {
            throw SourceError(.limit, "more than \(limits.nodes) values", at: tag.place)
        }
        let content: SourceValue.Content =
            switch tag.name {
            case "string": .string(try scanner.text(of: tag))
            case "array": .array(try readArray(tag, depth: depth))
            case "dict": .dictionary(try readDictionary(tag, depth: depth))
            case "true": .bool(try readEmpty(tag, value: true))
            case "false": .bool(try readEmpty(tag, value: false))
            case "integer": .number(try XMLScalars.integer(scanner.text(of: tag), at: tag.place))
            case "real": .number(try XMLScalars.real(scanner.text(of: tag), at: tag.place))
            case "date": .date(try XMLScalars.date(scanner.text(of: tag), at: tag.place))
            case "data": .data(try XMLScalars.data(scanner.text(of: tag), at: tag.place))
            default: throw unexpected(tag, "expected a value")
            }
        return SourceValue(content, at: tag.place)
    }

    private mutating func readEmpty(_ tag: XMLScanner.Tag, value: Bool) throws(SourceError) -> Bool {
        if tag.isEmpty { return value }
        scanner.skipWhitespace()
        try scanner.takeEnd(of: tag)
        return value
    }

    private mutating func readArray(_ tag: XMLScanner.Tag, depth: Int) throws(SourceError) -> [SourceValue] {
        if tag.isEmpty { return [] }
        try checkDepth(depth, at: tag.place)
        var elements: [SourceValue] = []
        while true {
            try scanner.skipMisc()
            if scanner.isAt("</") {
                try scanner.takeEnd(of: tag)
                return elements
            }
            elements.append(try readValue(depth: depth + 1, "expected a value or </array>"))
        }
    }

    private mutating func readDictionary(_ tag: XMLScanner.Tag, depth: Int) throws(SourceError)
        -> [SourceMember]
    {
        if tag.isEmpty { return [] }
        try checkDepth(depth, at: tag.place)
        var members = MemberList()
        while true {
            try scanner.skipMisc()
            if scanner.isAt("</") {
                try scanner.takeEnd(of: tag)
                return members.members
            }
            let keyTag = try scanner.takeStartTag("expected <key> or </dict>")
            guard keyTag.name == "key" else { throw unexpected(keyTag, "expected <key> or </dict>") }
            let key = try scanner.text(of: keyTag)
            try scanner.skipMisc()
            let value = try readValue(depth: depth + 1, "expected a value for the key \(Quoting.quote(key))")
            try members.append(SourceMember(key, value, at: keyTag.place))
        }
    }

    private func checkDepth(_ depth: Int, at place: SourcePlace) throws(SourceError) {
        if depth >= limits.depth {
            throw SourceError(
                .limit, "more than \(limits.depth) arrays and dictionaries within one another", at: place)
        }
    }

    private func unexpected(_ tag: XMLScanner.Tag, _ expected: String) -> SourceError {
        SourceError(.syntax, "\(expected), found <\(Quoting.escape(tag.name.prefix(60)))>", at: tag.place)
    }
}
