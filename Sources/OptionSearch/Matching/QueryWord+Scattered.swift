extension QueryWord {
    /// Whether the letters of the word stand in an unmarked text, in order, with anything between them.
    @inline(__always)
    func isScattered(in text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard isASCII else { return hasFirstPlaces(in: text) }
        var letter = 0
        var wanted = bytes[0]
        for byte in text where ASCII.lowered(byte) == wanted {
            letter &+= 1
            if letter == bytes.count { return true }
            wanted = bytes[letter]
        }
        return false
    }

    private func hasFirstPlaces(in text: UnsafeBufferPointer<UInt8>) -> Bool {
        var letter = 0
        var offset = 0
        while letter < bytes.count {
            let length = letterLength(at: letter)
            guard let place = place(of: letter, length, from: offset, in: text) else { return false }
            letter += length
            offset = place + length
        }
        return true
    }

    /// Where the letters of the word stand in an unmarked text; none if they do not.
    ///
    /// They are placed by `Alignment`; where that would take too long, each where it first comes.
    func scatteredPlaces(in text: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
        guard isScattered(in: text) else { return [] }
        var letters: [Range<Int>] = []
        var offset = 0
        while offset < bytes.count {
            letters.append(offset..<offset + letterLength(at: offset))
            offset = letters[letters.count - 1].upperBound
        }
        if letters.count * text.count <= Self.alignmentLimit {
            return Alignment(of: letters.map { UnsafeBufferPointer(rebasing: bytes[$0]) }, in: text).places
        }
        return firstPlaces(of: letters, in: text)
    }

    /// Pairs of a letter of the word and a byte of the text: some milliseconds, four megabytes.
    private static let alignmentLimit = 1 << 18

    private func firstPlaces(
        of letters: [Range<Int>], in text: UnsafeBufferPointer<UInt8>
    ) -> [Range<Int>] {
        var places: [Range<Int>] = []
        var offset = 0
        for letter in letters {
            guard let place = place(of: letter.lowerBound, letter.count, from: offset, in: text) else {
                break
            }
            offset = place + letter.count
            places.append(place..<offset)
        }
        return places
    }

    private func letterLength(at offset: Int) -> Int {
        bytes[offset] < 0x80 ? 1 : UTF8Reader.scalar(at: offset, in: bytes).length
    }

    /// The first place of one letter of the word in the text.
    private func place(
        of letter: Int, _ length: Int, from start: Int, in text: UnsafeBufferPointer<UInt8>
    ) -> Int? {
        var place = start
        while place + length <= text.count {
            if ASCII.lowered(text[place]) == bytes[letter] {
                var same = 1
                while same < length, text[place + same] == bytes[letter + same] { same += 1 }
                if same == length { return place }
            }
            place += 1
        }
        return nil
    }
}
