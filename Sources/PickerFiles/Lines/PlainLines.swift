import OptionSearch

/// Lines that may be taken over as they are, as those of most files: no line is copied.
enum PlainLines {
    /// The lines of a file, each a title; `nil` where one of them needs more care, which `LineStream` takes.
    ///
    /// That is where the text is no UTF-8 or holds a NUL, a byte order mark, a carriage return before a line feed, an
    /// empty first line or more lines than the limit.
    static func titles(in bytes: [UInt8], limits: SourceLimits) -> TextStore? {
        guard let first = bytes.first, first != ASCII.lf, TextEncoding.byteOrderMark(of: bytes) == nil
        else { return nil }
        let isText = bytes.withUnsafeBytes { text in
            firstOffset(of: 0, in: text) == nil && UTF8Validation.firstInvalidOffset(in: text) == nil
        }
        return isText ? TextStore(validatedLines: bytes, limit: limits.nodes) : nil
    }
}
