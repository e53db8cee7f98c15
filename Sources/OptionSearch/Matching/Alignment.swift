/// The best way to place the letters of a word, in order, in a text.
///
/// Each letter that begins a word or stands right behind the letter before it is worth a point. Of the ways
/// with the most points the one that spans the least is best, then the one that begins first.
///
/// Cost: time and memory in proportion to the letters of the word times the bytes of the text.
struct Alignment {
    /// Where each letter stands.
    private(set) var places: [Range<Int>] = []

    /// A way to place the letters up to one of them, which stands at a given place.
    private struct Partial {
        var points: Int32
        /// The number of the first letter: of two ways that end alike, the later start spans less.
        var start: Int32
        /// The place of the letter before; -1 for the first letter.
        var previous: Int32

        func isBetter(than other: Partial) -> Bool {
            points != other.points ? points > other.points : start > other.start
        }
    }

    /// The letters of the word, each as its bytes.
    private let letters: [UnsafeBufferPointer<UInt8>]
    /// The bytes of the text.
    private let width: Int
    /// For each byte of the text the number of the letter it belongs to.
    private var numbers: [Int32] = []
    /// A row for each letter: the best way that ends with it, at each byte of the text.
    private var table: [Partial?]

    /// - Parameter letters: the letters of the word, at least one; they stand in the text, in order.
    init(of letters: [UnsafeBufferPointer<UInt8>], in text: UnsafeBufferPointer<UInt8>) {
        self.letters = letters
        width = text.count
        table = [Partial?](repeating: nil, count: letters.count * width)
        numbers.reserveCapacity(width)
        for byte in text {
            let isInsideLetter = byte & 0xC0 == 0x80
            numbers.append((numbers.last ?? -1) + (isInsideLetter ? 0 : 1))
        }
        for row in letters.indices { fill(row, text: text) }
        traceBack()
    }

    private mutating func fill(_ row: Int, text: UnsafeBufferPointer<UInt8>) {
        let letter = letters[row]
        /// The best way to place the letters before that leaves this place free.
        var before: (place: Int, partial: Partial)?
        for place in 0..<width {
            let adjoining = row == 0 ? nil : partial(row - 1, at: place - letters[row - 1].count)
            if let adjoining, before.map({ adjoining.isBetter(than: $0.partial) }) ?? true {
                before = (place - letters[row - 1].count, adjoining)
            }
            guard Self.stands(letter, at: place, in: text) else { continue }
            let point: Int32 = WordStart.isWordStart(place, in: text) ? 1 : 0
            if row == 0 {
                table[place] = Partial(points: point, start: numbers[place], previous: -1)
                continue
            }
            guard let before else { continue }
            var best = before.partial
            best.points += point
            best.previous = Int32(before.place)
            if var adjoining {
                adjoining.points += 1
                adjoining.previous = Int32(place - letters[row - 1].count)
                if !best.isBetter(than: adjoining) { best = adjoining }
            }
            table[row * width + place] = best
        }
    }

    private func partial(_ row: Int, at place: Int) -> Partial? {
        place < 0 ? nil : table[row * width + place]
    }

    private mutating func traceBack() {
        var best: (place: Int, partial: Partial)?
        for place in 0..<width {
            guard let partial = partial(letters.count - 1, at: place) else { continue }
            guard let known = best else {
                best = (place, partial)
                continue
            }
            let span = numbers[place] - partial.start
            let knownSpan = numbers[known.place] - known.partial.start
            if partial.points > known.partial.points
                || (partial.points == known.partial.points && span < knownSpan)
            {
                best = (place, partial)
            }
        }
        guard var (place, last) = best else { return }
        for row in letters.indices.reversed() {
            places.append(place..<place + letters[row].count)
            guard row > 0, let previous = partial(row - 1, at: Int(last.previous)) else { break }
            place = Int(last.previous)
            last = previous
        }
        places.reverse()
    }

    private static func stands(
        _ letter: UnsafeBufferPointer<UInt8>, at place: Int, in text: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        guard place + letter.count <= text.count else { return false }
        var offset = place
        for byte in letter {
            if ASCII.lowered(text[offset]) != byte { return false }
            offset += 1
        }
        return true
    }
}
