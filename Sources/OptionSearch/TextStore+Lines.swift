extension TextStore {
    /// The lines of a text, which is taken over as it is: no line is copied.
    ///
    /// Each line feed ends a line, and the last line needs none. `nil` where a line feed stands behind a carriage
    /// return, which then would be part of a title, or where there are more lines than wanted.
    ///
    /// - Parameters:
    ///   - lines: valid UTF-8, at most 4 GiB.
    ///   - limit: how many lines there may be.
    public init?(validatedLines lines: [UInt8], limit: Int) {
        guard lines.count <= Int(UInt32.max) else { return nil }
        var ends: [UInt32] = []
        ends.reserveCapacity(Self.estimatedLines(in: lines))
        let isPlain = lines.withUnsafeBufferPointer { Self.findEnds(in: $0, limit: limit, &ends) }
        guard isPlain else { return nil }
        self.init(lines: lines, ends: ends)
    }

    /// How many lines a text seems to have, from the length of the first ones, and some more.
    private static func estimatedLines(in lines: [UInt8]) -> Int {
        let sample = lines.prefix(1 << 16)
        let feeds = sample.reduce(1) { $0 + ($1 == ASCII.lineFeed ? 1 : 0) }
        return feeds * (lines.count / Swift.max(1, sample.count) + 1) / 16 * 17
    }

    private static func findEnds(
        in text: UnsafeBufferPointer<UInt8>, limit: Int, _ ends: inout [UInt32]
    ) -> Bool {
        var offset = 0
        while offset < text.count {
            var feeds = lineFeeds(in: text, from: offset)
            while feeds != 0 {
                let place = offset &+ feeds.trailingZeroBitCount
                if place > 0, text[place &- 1] == ASCII.carriageReturn { return false }
                ends.append(UInt32(truncatingIfNeeded: place))
                feeds &= feeds &- 1
            }
            if ends.count > limit { return false }
            offset &+= ByteMask.width
        }
        if let last = text.last, last != ASCII.lineFeed {
            ends.append(UInt32(truncatingIfNeeded: text.count))
        }
        return ends.count <= limit
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
