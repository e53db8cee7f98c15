/// Turns offsets in UTF-8 text into lines and columns.
///
/// Asked in ascending order, all answers together cost one pass over the text; asked for an earlier
/// place, it begins anew.
struct PlaceCounter {
    private let start: Int
    private var offset: Int
    private var line = 1
    private var column = 1

    /// - Parameter start: the offset of the first character, behind a byte order mark.
    init(start: Int = 0) {
        self.start = start
        offset = start
    }

    mutating func place(of target: Int, in bytes: [UInt8]) -> SourcePlace {
        if target < offset { self = PlaceCounter(start: start) }
        let end = min(target, bytes.count)
        while offset < end {
            let byte = bytes[offset]
            offset += 1
            if byte == ASCII.lf || (byte == ASCII.cr && !(offset < bytes.count && bytes[offset] == ASCII.lf))
            {
                line += 1
                column = 1
            } else if byte & 0xC0 != 0x80 {
                column += 1
            }
        }
        return SourcePlace(line: line, column: column)
    }
}
