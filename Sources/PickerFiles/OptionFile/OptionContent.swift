import OptionSearch
import PickerCore

/// The bytes of an option file on their way to a list.
struct OptionContent {
    let bytes: [UInt8]
    let key: String?
    let mapping: MemberMapping
    let limits: SourceLimits
    let progress: ReadingProgress?

    func options(format: OptionFileFormat?) throws(SourceError) -> OptionList {
        if bytes.count > limits.bytes {
            throw SourceError(.limit, "expected at most \(ByteCount.inWords(limits.bytes)), found more")
        }
        if bytes.isEmpty { throw Self.emptyError }
        let evident = FormatSniffing.evidentFormat(of: bytes)
        let format = format ?? evident ?? .lines
        // Lines may look like JSON, and property lists of the old style do.
        let isOther = evident != nil && evident != format
        if let evident, isOther, !(evident == .json && (format == .lines || format == .propertyList)) {
            throw Self.otherFormat(evident, than: format)
        }
        switch format {
        case .json:
            return try options(in: readJSON())
        case .propertyList:
            return try options(in: PropertyListReader.read(bytes, limits: limits))
        case .csv, .tsv:
            if key != nil { throw SourceError(.unknownKey, "a table has no keys") }
            let text = try DecodedText(bytes, guesses: false)
            if text.isEmpty { throw Self.emptyError }
            return try TableOptions.list(
                in: text, separator: format == .tsv ? .tab : nil, mapping: mapping, limits: limits,
                progress: progress)
        case .lines:
            return try lines()
        }
    }

    /// Whether a file is one of lines.
    ///
    /// - Parameter bytes: the whole file, or its beginning.
    static func areLines(_ bytes: [UInt8], format: OptionFileFormat?) -> Bool {
        let evident = FormatSniffing.evidentFormat(of: bytes)
        // What looks like JSON may be lines where they are asked for.
        return (format ?? evident ?? .lines) == .lines
            && (evident == nil || evident == .json || evident == .lines)
    }

    private func options(in root: SourceValue) throws(SourceError) -> OptionList {
        try OptionListMaker.list(
            of: ListFinding.list(in: root, key: key), mapping: mapping, progress: progress)
    }

    /// Text that is no JSON from its first word on is most likely another format.
    private func readJSON() throws(SourceError) -> SourceValue {
        do throws(SourceError) {
            return try JSONReader.read(bytes, limits: limits)
        } catch {
            let isAtStart = error.place?.line == 1 && error.place?.column == 1
            guard error.kind == .syntax, isAtStart else { throw error }
            var error = error
            error.message += " (plain text is read with the format lines, a table with csv)"
            throw error
        }
    }

    private func lines() throws(SourceError) -> OptionList {
        if key != nil { throw SourceError(.unknownKey, "plain lines have no keys") }
        if !mapping.isDefault {
            throw SourceError(
                .unknownMember, "plain lines have no members; a table is read with the format csv or tsv")
        }
        if let titles = PlainLines.titles(in: bytes, limits: limits) {
            var builder = OptionListBuilder.reading()
            builder.append(titles: titles)
            return builder.finish()
        }
        let text = try linesText()
        var stream = LineStream(limits: limits)
        try stream.append(text)
        try stream.finish()
        if text.isEmpty { throw Self.emptyError }
        return stream.options
    }

    /// As the stream wants it: UTF-8, which it checks itself.
    private func linesText() throws(SourceError) -> [UInt8] {
        guard let mark = TextEncoding.byteOrderMark(of: bytes) else { return bytes }
        if mark.encoding == .utf8 { return Array(bytes[mark.length...]) }
        return try DecodedText(bytes, guesses: false).bytes
    }

    private static var emptyError: SourceError {
        SourceError(.empty, "expected options, found an empty file")
    }

    private static func otherFormat(_ evident: OptionFileFormat, than format: OptionFileFormat) -> SourceError
    {
        let names: [OptionFileFormat: String] = [
            .json: "JSON", .propertyList: "a property list", .csv: "a table", .tsv: "a table",
            .lines: "plain lines",
        ]
        return SourceError(
            .wrongFormat,
            "expected \(names[format] ?? ""), found \(names[evident] ?? "") (read it with the format \(evident.rawValue))"
        )
    }
}
