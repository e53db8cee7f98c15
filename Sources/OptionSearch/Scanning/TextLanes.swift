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

    /// A text that waits for others that take as many steps.
    private struct Text {
        /// Behind it `longest` bytes can be read.
        let start: UnsafeRawPointer
        let length: UInt8
        let group: UInt8
        let number: UInt8
    }

    /// For each number of blocks the texts of so many that wait.
    private let waiting: UnsafeMutableBufferPointer<Text>
    private let waitingCounts: UnsafeMutableBufferPointer<Int>

    /// What was found, for each group of 64 texts.
    private let hits: UnsafeMutableBufferPointer<WordHits>

    /// Calls `body` with lanes for a word of ASCII without NUL; afterwards all texts it added have been looked at.
    ///
    /// - Parameter hits: where what is found is added, a group of 64 texts each; at most 256.
    @inline(__always)
    static func withLanes(
        of word: UnsafeBufferPointer<UInt8>, into hits: UnsafeMutableBufferPointer<WordHits>,
        _ body: (TextLanes) -> Void
    ) {
        let sets = longest / blockWidth
        withUnsafeTemporaryAllocation(of: (run: Vector, found: Vector).self, capacity: word.count) { states in
            withUnsafeTemporaryAllocation(of: Text.self, capacity: sets * count) { waiting in
                withUnsafeTemporaryAllocation(of: Int.self, capacity: sets) { waitingCounts in
                    waitingCounts.initialize(repeating: 0)
                    let lanes = TextLanes(
                        word: word, states: states, waiting: waiting, waitingCounts: waitingCounts,
                        hits: hits)
                    body(lanes)
                    lanes.finish()
                }
            }
        }
    }

    /// Takes a text of 1 to `longest` bytes, behind whose start as many can be read.
    ///
    /// - Parameters:
    ///   - group: which of the groups of hits it belongs to.
    ///   - number: which bit of them.
    @inline(__always)
    func add(_ start: UnsafeRawPointer, length: Int, group: Int, number: Int) {
        let set = (length &- 1) / Self.blockWidth
        add(
            Text(
                start: start, length: UInt8(truncatingIfNeeded: length),
                group: UInt8(truncatingIfNeeded: group), number: UInt8(truncatingIfNeeded: number)),
            to: set)
        if waitingCounts[set] == Self.count { search(set, endsTogether: true) }
    }

    @inline(__always)
    private func add(_ text: Text, to set: Int) {
        waiting[set &* Self.count &+ waitingCounts[set]] = text
        waitingCounts[set] &+= 1
    }

    /// Looks at the texts that still wait: few of them go along with longer ones.
    private func finish() {
        var last = waitingCounts.count - 1
        while last > 0, waitingCounts[last] == 0 { last -= 1 }
        for set in 0...last {
            let isJoined = set < last && waitingCounts[set] < Self.count / 2
            while isJoined, waitingCounts[set] > 0 {
                waitingCounts[set] &-= 1
                add(waiting[set &* Self.count &+ waitingCounts[set]], to: set + 1)
                if waitingCounts[set + 1] == Self.count { search(set + 1, endsTogether: false) }
            }
            if waitingCounts[set] > 0 { search(set, endsTogether: false) }
        }
    }

    /// Looks at texts that wait, and leaves room for others.
    ///
    /// - Parameter endsTogether: whether all end in the last block.
    @inline(never)
    private func search(_ set: Int, endsTogether: Bool) {
        let texts = UnsafeMutableBufferPointer(
            rebasing: waiting[set &* Self.count..<(set &+ 1) &* Self.count])
        let filled = waitingCounts[set]
        waitingCounts[set] = 0
        // Lanes without a text look at the first once more, as if it were empty, and find nothing.
        for lane in filled..<Self.count {
            texts[lane] = Text(start: texts[0].start, length: 0, group: texts[0].group, number: 0)
        }
        states.initialize(repeating: (run: Vector(), found: Vector()))
        // Even lanes first, as they lie in the columns.
        var rows = Rows()
        for lane in 0..<8 {
            rows[0] |= UInt64(texts[2 &* lane].length) &<< UInt64(8 &* lane)
            rows[1] |= UInt64(texts[2 &* lane &+ 1].length) &<< UInt64(8 &* lane)
        }
        let lengths = unsafeBitCast(rows, to: Vector.self)
        var runs = Vector()
        withUnsafeTemporaryAllocation(of: Column.self, capacity: Self.blockWidth) { columns in
            for block in 0...set {
                load(texts, at: block &* Self.blockWidth, into: columns)
                // Behind the end of a text stands another.
                if block == set || !endsTogether {
                    for number in 0..<Self.blockWidth {
                        let place = UInt8(truncatingIfNeeded: block &* Self.blockWidth &+ number)
                        columns[number].bytes &= Self.longer(than: place, lengths)
                    }
                }
                look(in: columns)
                for number in 0..<Self.blockWidth { runs |= columns[number].run }
            }
        }
        note(runs, states[word.count &- 1].found, of: texts)
    }

    /// All ones where a length, at most 64, is greater than a place.
    @inline(__always)
    private static func longer(than place: UInt8, _ lengths: Vector) -> Vector {
        let difference = unsafeBitCast(Vector(repeating: place) &- lengths, to: Rows.self)
        let sign = difference & Rows(repeating: 0x8080_8080_8080_8080)
        return unsafeBitCast((sign &- (sign &>> Rows(repeating: 7))) | sign, to: Vector.self)
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
    private func load(
        _ texts: UnsafeMutableBufferPointer<Text>, at offset: Int,
        into columns: UnsafeMutableBufferPointer<Column>
    ) {
        @inline(__always)
        func rows(_ number: Int) -> Rows {
            Rows(
                UInt64(littleEndian: (texts[2 &* number].start + offset).loadUnaligned(as: UInt64.self)),
                UInt64(
                    littleEndian: (texts[2 &* number &+ 1].start + offset).loadUnaligned(
                        as: UInt64.self)))
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

    /// Adds what was found in each lane to the hits.
    @inline(__always)
    private func note(_ runs: Vector, _ found: Vector, of texts: UnsafeMutableBufferPointer<Text>) {
        let runs = unsafeBitCast(runs, to: Rows.self)
        let found = unsafeBitCast(found, to: Rows.self)
        for lane in 0..<Self.count {
            let shift = UInt64(lane >> 1 &* 8)
            let text = texts[lane]
            let number = UInt64(text.number)
            hits[Int(text.group)].anywhere |= (runs[lane & 1] &>> shift & 1) &<< number
            hits[Int(text.group)].scattered |= (found[lane & 1] &>> shift & 1) &<< number
        }
    }
}
