/// Looks for a word in sixteen texts at a time, as a run and scattered: a lane a text, a step a byte.
///
/// Eight bytes of each text are loaded and made columns: the first bytes of all texts, the second ones, and so on. What
/// one text costs alone, mostly for bits to be gathered and branches that nobody can foretell, sixteen then cost together.
struct TextLanes {
    /// How many texts are looked at together.
    static let count = 16

    /// The bytes of the longest text that is looked at so. The rows behind a text's start are read up to here.
    static let longest = 64

    typealias Vector = SIMD16<UInt8>
    private typealias Rows = SIMD2<UInt64>

    /// The bytes of each text that are looked at in one go.
    private static let blockWidth = 8

    private let word: UnsafeBufferPointer<UInt8>

    /// For each letter of the word what is known behind the columns looked at: whether it ends a run of all letters
    /// before it, and whether all of them have been found: all ones or zeros a lane.
    private let states: UnsafeMutableBufferPointer<(run: Vector, found: Vector)>

    /// Where the texts start; behind each start `longest` bytes can be read.
    private let starts: UnsafeMutableBufferPointer<UnsafeRawPointer>
    /// What says that a text holds the word.
    private let bits: UnsafeMutableBufferPointer<UInt64>
    /// The bytes of the text in each lane.
    private let lengths: UnsafeMutableBufferPointer<UInt8>
    private var filled = 0
    private var end = 0
    private var shortest = Self.longest

    /// Calls `body` with lanes for a word of ASCII without NUL.
    @inline(__always)
    static func withLanes(
        of word: UnsafeBufferPointer<UInt8>, _ body: (inout TextLanes) -> Void
    ) {
        withUnsafeTemporaryAllocation(of: (run: Vector, found: Vector).self, capacity: word.count) { states in
            withUnsafeTemporaryAllocation(of: UnsafeRawPointer.self, capacity: count) { starts in
                withUnsafeTemporaryAllocation(of: UInt64.self, capacity: count) { bits in
                    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { lengths in
                        lengths.initialize(repeating: 0)
                        bits.initialize(repeating: 0)
                        var lanes = TextLanes(
                            word: word, states: states, starts: starts, bits: bits, lengths: lengths)
                        body(&lanes)
                    }
                }
            }
        }
    }

    var isFull: Bool { filled == Self.count }

    /// Takes a text of at most `longest` bytes.
    ///
    /// - Parameter bit: what `search` gives where the text holds the word.
    @inline(__always)
    mutating func add(_ start: UnsafeRawPointer, length: Int, bit: UInt64) {
        starts[filled] = start
        bits[filled] = bit
        lengths[filled >> 1 | (filled & 1) << 3] = UInt8(truncatingIfNeeded: length)
        end = max(end, length)
        shortest = min(shortest, length)
        filled &+= 1
    }

    /// Adds the bits of those texts that hold the word; there is room for others then.
    @inline(__always)
    mutating func search(into hits: inout WordHits) {
        guard filled > 0 else { return }
        // Lanes without a text look at that of the first once more, and say nothing.
        for lane in filled..<Self.count {
            starts[lane] = starts[0]
            bits[lane] = 0
        }
        states.initialize(repeating: (run: Vector(), found: Vector()))
        let lengths = UnsafeRawPointer(lengths.baseAddress.unsafelyUnwrapped)
            .loadUnaligned(as: SIMD16<Int8>.self)
        var runs = Vector()
        withUnsafeTemporaryAllocation(of: Column.self, capacity: Self.blockWidth) { columns in
            var block = 0
            while block < end {
                load(at: block, into: columns)
                // Behind the end of a text stands another.
                let isBeyondEnd = block &+ Self.blockWidth > shortest
                for number in 0..<(isBeyondEnd ? Self.blockWidth : 0) {
                    let place = SIMD16<Int8>(repeating: Int8(truncatingIfNeeded: block &+ number))
                    columns[number].bytes &= unsafeBitCast(lengths .> place, to: Vector.self)
                }
                look(in: columns)
                for number in 0..<Self.blockWidth { runs |= columns[number].run }
                block &+= Self.blockWidth
            }
        }
        hits.anywhere |= gather(runs)
        hits.scattered |= gather(states[word.count &- 1].found)
        (filled, end, shortest) = (0, 0, Self.longest)
        self.lengths.update(repeating: 0)
    }

    /// The same byte of each text, and what is known of the letters looked for so far.
    private struct Column {
        var bytes = Vector()
        /// Whether the letters stand here in a run that ends with this byte.
        var run = Vector(repeating: 0xFF)
        /// Whether they stand somewhere before this byte, in order.
        var isReached = Vector(repeating: 0xFF)
    }

    /// Takes the letters one after the other through the columns of a block.
    @inline(__always)
    private func look(in columns: UnsafeMutableBufferPointer<Column>) {
        // Before the first letter, the letters looked for so far are none: they stand everywhere.
        var runBefore = Vector(repeating: 0xFF)
        for number in word.indices {
            let letter = Vector(repeating: word[number])
            let caseBit = Vector(repeating: ASCII.isLower(word[number]) ? 0x20 : 0)
            let lastRun = states[number].run
            var found = states[number].found
            for column in 0..<Self.blockWidth {
                let isLetter = unsafeBitCast((columns[column].bytes | caseBit) .== letter, to: Vector.self)
                let run = runBefore & isLetter
                runBefore = columns[column].run
                columns[column].run = run
                let isReached = columns[column].isReached
                columns[column].isReached = found
                found |= isReached & isLetter
            }
            states[number] = (columns[Self.blockWidth &- 1].run, found)
            runBefore = lastRun
        }
    }

    /// Loads eight bytes of each text and makes them columns; lane `i` is text `2i`, lane `8 + i` text `2i + 1`.
    @inline(__always)
    private func load(at offset: Int, into columns: UnsafeMutableBufferPointer<Column>) {
        @inline(__always)
        func rows(_ number: Int) -> Rows {
            Rows(
                UInt64(littleEndian: (starts[2 &* number] + offset).loadUnaligned(as: UInt64.self)),
                UInt64(
                    littleEndian: (starts[2 &* number &+ 1] + offset).loadUnaligned(as: UInt64.self)))
        }
        var (a, b, c, d) = (rows(0), rows(1), rows(2), rows(3))
        var (e, f, g, h) = (rows(4), rows(5), rows(6), rows(7))
        Self.exchange(&a, &e, 32, 0x0000_0000_FFFF_FFFF)
        Self.exchange(&b, &f, 32, 0x0000_0000_FFFF_FFFF)
        Self.exchange(&c, &g, 32, 0x0000_0000_FFFF_FFFF)
        Self.exchange(&d, &h, 32, 0x0000_0000_FFFF_FFFF)
        Self.exchange(&a, &c, 16, 0x0000_FFFF_0000_FFFF)
        Self.exchange(&b, &d, 16, 0x0000_FFFF_0000_FFFF)
        Self.exchange(&e, &g, 16, 0x0000_FFFF_0000_FFFF)
        Self.exchange(&f, &h, 16, 0x0000_FFFF_0000_FFFF)
        Self.exchange(&a, &b, 8, 0x00FF_00FF_00FF_00FF)
        Self.exchange(&c, &d, 8, 0x00FF_00FF_00FF_00FF)
        Self.exchange(&e, &f, 8, 0x00FF_00FF_00FF_00FF)
        Self.exchange(&g, &h, 8, 0x00FF_00FF_00FF_00FF)
        columns[0] = Column(bytes: unsafeBitCast(a, to: Vector.self))
        columns[1] = Column(bytes: unsafeBitCast(b, to: Vector.self))
        columns[2] = Column(bytes: unsafeBitCast(c, to: Vector.self))
        columns[3] = Column(bytes: unsafeBitCast(d, to: Vector.self))
        columns[4] = Column(bytes: unsafeBitCast(e, to: Vector.self))
        columns[5] = Column(bytes: unsafeBitCast(f, to: Vector.self))
        columns[6] = Column(bytes: unsafeBitCast(g, to: Vector.self))
        columns[7] = Column(bytes: unsafeBitCast(h, to: Vector.self))
    }

    /// Exchanges the upper half of each part of some rows for the lower half of the same part of others.
    @inline(__always)
    private static func exchange(
        _ first: inout Rows, _ second: inout Rows, _ width: UInt64, _ lower: UInt64
    ) {
        let width = Rows(repeating: width)
        let moved = (first &>> width ^ second) & Rows(repeating: lower)
        second ^= moved
        first ^= moved &<< width
    }

    /// The bits of the texts whose lanes are all ones.
    @inline(__always)
    private func gather(_ lanes: Vector) -> UInt64 {
        let rows = unsafeBitCast(lanes, to: Rows.self)
        if rows[0] | rows[1] == 0 { return 0 }
        var result: UInt64 = 0
        for number in 0..<8 {
            let shift = UInt64(8 * number)
            result |= bits[2 * number] & (0 &- (rows[0] &>> shift & 1))
            result |= bits[2 * number + 1] & (0 &- (rows[1] &>> shift & 1))
        }
        return result
    }
}
