import OptionSearch
import SearchThreads

/// Lines that may be taken over as they are, as those of most files: no line is copied.
enum PlainLines {
    /// The lines of a file, each a title; `nil` where one of them needs more care, which `LineStream` takes.
    ///
    /// That is where the text is no UTF-8 or holds a NUL, a byte order mark, a carriage return before a line feed, an
    /// empty first line or more lines than the limit.
    static func titles(in bytes: [UInt8], limits: SourceLimits) -> TextStore? {
        guard beginsPlainly(bytes), isText(bytes) else { return nil }
        return TextStore(validatedLines: bytes, limit: limits.nodes, workers: .threads)
    }

    /// Whether a text begins with a line that is an option, and nothing before it.
    static func beginsPlainly(_ bytes: [UInt8]) -> Bool {
        guard let first = bytes.first else { return false }
        return first != ASCII.lf && TextEncoding.byteOrderMark(of: bytes) == nil
    }

    /// Whether bytes are UTF-8 without NUL.
    static func isText(_ bytes: UnsafeRawBufferPointer) -> Bool {
        firstOffset(of: 0, in: bytes) == nil && UTF8Validation.firstInvalidOffset(in: bytes) == nil
    }

    /// The bytes that one thread checks at a time: a fraction of a millisecond.
    private static let sliceSize = 1 << 20

    /// Whether bytes are UTF-8 without NUL; slices of them are looked at beside one another.
    private static func isText(_ bytes: [UInt8]) -> Bool {
        let slices = (bytes.count + sliceSize - 1) / sliceSize
        return bytes.withUnsafeBytes { text in
            nonisolated(unsafe) let text = text
            let areText = [Bool](unsafeUninitializedCapacity: slices) { buffer, count in
                nonisolated(unsafe) let areText = buffer
                SearchWorkers.threads.forEach(slices) { slice in
                    let range = start(of: slice, in: text)..<start(of: slice + 1, in: text)
                    areText[slice] = isText(UnsafeRawBufferPointer(rebasing: text[range]))
                }
                count = slices
            }
            return !areText.contains(false)
        }
    }

    /// Where a slice begins: behind the bytes of a character that began before, of which there are at most three.
    private static func start(of slice: Int, in text: UnsafeRawBufferPointer) -> Int {
        guard slice > 0 else { return 0 }
        var start = min(slice * sliceSize, text.count)
        let last = min(start + 3, text.count)
        while start < last, text[start] & 0xC0 == 0x80 { start += 1 }
        return start
    }
}
