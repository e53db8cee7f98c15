extension TextStore {
    /// The lines of a text, which is taken over as it is: no line is copied.
    ///
    /// Each line feed ends a line, and the last line needs none. `nil` where a line feed stands behind a carriage
    /// return, which then would be part of a title, or where there are more lines than wanted.
    ///
    /// - Parameters:
    ///   - lines: valid UTF-8, at most 4 GiB.
    ///   - limit: how many lines there may be.
    ///   - workers: who shares the pass over the text.
    public init?(validatedLines lines: [UInt8], limit: Int, workers: SearchWorkers = .single) {
        guard lines.count <= Int(UInt32.max) else { return nil }
        guard let ends = lines.withUnsafeBufferPointer({ Self.ends(of: $0, limit: limit, workers) })
        else { return nil }
        self.init(lines: lines, ends: ends)
    }

    /// Counts the line feeds of each slice, then writes each slice's ends in their places.
    private static func ends(
        of text: UnsafeBufferPointer<UInt8>, limit: Int, _ workers: SearchWorkers
    ) -> [UInt32]? {
        nonisolated(unsafe) let text = text
        let slices = (text.count + sliceSize - 1) / sliceSize
        var counts = [Int](repeating: 0, count: slices)
        counts.withUnsafeMutableBufferPointer { buffer in
            nonisolated(unsafe) let counts = buffer
            workers.forEach(slices) { counts[$0] = lineFeedCount(in: text, slice: $0) }
        }
        let isUnfinished = text.last.map { $0 != ASCII.lineFeed } ?? false
        let count = counts.reduce(isUnfinished ? 1 : 0, +)
        guard count <= limit else { return nil }
        var isPlain = [Bool](repeating: true, count: slices)
        let ends = [UInt32](unsafeUninitializedCapacity: count) { buffer, filled in
            nonisolated(unsafe) let ends = buffer
            var starts: [Int] = []
            var start = 0
            for count in counts {
                starts.append(start)
                start += count
            }
            let places = starts
            isPlain.withUnsafeMutableBufferPointer { buffer in
                nonisolated(unsafe) let isPlain = buffer
                workers.forEach(slices) { slice in
                    var place = places[slice]
                    forEachLineFeed(in: text, slice: slice) { offset in
                        ends[place] = UInt32(truncatingIfNeeded: offset)
                        place &+= 1
                        if offset > 0, text[offset &- 1] == ASCII.carriageReturn { isPlain[slice] = false }
                    }
                }
            }
            if isUnfinished { ends[count - 1] = UInt32(truncatingIfNeeded: text.count) }
            filled = count
        }
        return isPlain.contains(false) ? nil : ends
    }

    /// The bytes of a slice: a fraction of a millisecond, a multiple of `ByteMask.width`.
    private static let sliceSize = 1 << 20

    private static func lineFeedCount(in text: UnsafeBufferPointer<UInt8>, slice: Int) -> Int {
        let start = slice * sliceSize
        let part = UnsafeBufferPointer(rebasing: text[start..<Swift.min(start + sliceSize, text.count)])
        return ByteMask.count(of: ASCII.lineFeed, in: part)
    }

    @inline(__always)
    private static func forEachLineFeed(
        in text: UnsafeBufferPointer<UInt8>, slice: Int, _ body: (Int) -> Void
    ) {
        var offset = slice * sliceSize
        let end = Swift.min(offset + sliceSize, text.count)
        while offset < end {
            var feeds = lineFeeds(in: text, from: offset)
            while feeds != 0 {
                body(offset &+ feeds.trailingZeroBitCount)
                feeds &= feeds &- 1
            }
            offset &+= ByteMask.width
        }
    }

    /// Bit `i` where the byte `i` behind an offset is a line feed.
    @inline(__always)
    private static func lineFeeds(in text: UnsafeBufferPointer<UInt8>, from offset: Int) -> UInt64 {
        guard offset &+ ByteMask.width <= text.count else {
            var feeds: UInt64 = 0
            for place in offset..<text.count where text[place] == ASCII.lineFeed {
                feeds |= 1 << UInt64(place - offset)
            }
            return feeds
        }
        return ByteMask.places(
            of: ASCII.lineFeed, in: UnsafeRawPointer(text.baseAddress.unsafelyUnwrapped) + offset)
    }
}
