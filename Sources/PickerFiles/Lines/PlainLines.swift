import OptionSearch
import SearchThreads

/// Lines that may be taken over as they are, as those of most files: no line is copied.
enum PlainLines {
    /// The lines of a file, each a title; `nil` where one of them needs more care, which `LineStream` takes.
    ///
    /// That is where the text is no UTF-8 or holds a NUL, a byte order mark, a carriage return before a line feed, an
    /// empty first line or more lines than the limit.
    static func titles(in bytes: [UInt8], limits: SourceLimits) -> TextStore? {
        guard let first = bytes.first, first != ASCII.lf, TextEncoding.byteOrderMark(of: bytes) == nil
        else { return nil }
        guard isText(bytes) else { return nil }
        return TextStore(validatedLines: bytes, limit: limits.nodes, workers: .threads)
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
                    let part = UnsafeRawBufferPointer(rebasing: text[range])
                    areText[slice] =
                        firstOffset(of: 0, in: part) == nil
                        && UTF8Validation.firstInvalidOffset(in: part) == nil
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
