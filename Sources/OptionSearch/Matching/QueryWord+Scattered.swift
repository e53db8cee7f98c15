extension QueryWord {
    /// Whether the letters of the word stand in an unmarked text, in order, with anything between them.
    func isScattered(in text: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.withUnsafeBufferPointer { word in
            var letter = 0
            var offset = 0
            while letter < word.count {
                let length = Self.letterLength(at: letter, in: word)
                guard let place = Self.place(of: letter, length, in: word, from: offset, of: text)
                else { return false }
                letter += length
                offset = place + length
            }
            return true
        }
    }

    /// Where the letters of the word stand in an unmarked text; none if they do not.
    ///
    /// They are placed by `Alignment`; where that would take too long, each where it first comes.
    func scatteredPlaces(in text: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
        guard isScattered(in: text) else { return [] }
        let letters = bytes.withUnsafeBufferPointer { word in
            var letters: [ArraySlice<UInt8>] = []
            var offset = 0
            while offset < word.count {
                let length = Self.letterLength(at: offset, in: word)
                letters.append(bytes[offset..<offset + length])
                offset += length
            }
            return letters
        }
        if letters.count * text.count <= Self.alignmentLimit {
            return Alignment(of: letters, in: text).places
        }
        return firstPlaces(of: letters, in: text)
    }

    /// Pairs of a letter of the word and a byte of the text: some milliseconds, four megabytes.
    private static let alignmentLimit = 1 << 18

    private func firstPlaces(
        of letters: [ArraySlice<UInt8>], in text: UnsafeBufferPointer<UInt8>
    ) -> [Range<Int>] {
        bytes.withUnsafeBufferPointer { word in
            var places: [Range<Int>] = []
            var offset = 0
            for letter in letters {
                guard
                    let place = Self.place(
                        of: letter.startIndex, letter.count, in: word, from: offset, of: text)
                else { break }
                offset = place + letter.count
                places.append(place..<offset)
            }
            return places
        }
    }

    private static func letterLength(at offset: Int, in word: UnsafeBufferPointer<UInt8>) -> Int {
        word[offset] < 0x80 ? 1 : UTF8Reader.scalar(at: offset, in: word).length
    }

    /// The first place of one letter of the word in the text.
    private static func place(
        of letter: Int, _ length: Int, in word: UnsafeBufferPointer<UInt8>,
        from start: Int, of text: UnsafeBufferPointer<UInt8>
    ) -> Int? {
        var place = start
        while place + length <= text.count {
            if ASCII.lowered(text[place]) == word[letter] {
                var same = 1
                while same < length, text[place + same] == word[letter + same] { same += 1 }
                if same == length { return place }
            }
            place += 1
        }
        return nil
    }
}
