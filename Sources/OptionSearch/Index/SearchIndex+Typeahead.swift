extension SearchIndex {
    /// The first option, from a position on and around the end once, whose title begins with a text (R14).
    ///
    /// Case, marks, width and invisible characters do not count; white space at the end of the text does,
    /// as one space. A text without letters or signs begins no title.
    ///
    /// - Parameters:
    ///   - position: where to start; any number outside the list starts at the first option.
    ///   - isPickable: asked only for options whose title begins with the text.
    public func firstTitle(
        withPrefix text: String, startingAt position: Int, where isPickable: (Int) -> Bool
    ) -> Int? {
        let whole = WholeText.folded(text, keepsLastSpace: true)
        guard !whole.isEmpty else { return nil }
        let start = (0..<count).contains(position) ? position : 0
        func first(in positions: Range<Int>) -> Int? {
            firstTitle(in: positions, beginningWith: whole) { _, title in isPickable(title) }
        }
        return first(in: start..<count) ?? first(in: 0..<start)
    }

    /// Whether a title and a text are equal but for case, marks, width, invisible characters and the amount
    /// of white space.
    public func title(at position: Int, isEqualTo text: String) -> Bool {
        let whole = WholeText.folded(text)
        return whole.withUnsafeBufferPointer { whole in
            titles.withText(at: position) { WholeText.matchClass(of: whole, in: $0) == .equal }
        }
    }

    /// The option whose title is a text: the first that is the same byte for byte, else the first that is
    /// equal as `title(at:isEqualTo:)` has it.
    ///
    /// - Parameter isPickable: asked only for options whose title is equal to the text.
    public func firstTitle(equalTo text: String, where isPickable: (Int) -> Bool = { _ in true }) -> Int? {
        var firstEqual: Int?
        let same = firstTitle(in: 0..<count, beginningWith: WholeText.folded(text)) { matchClass, position in
            guard matchClass == .equal, isPickable(position) else { return false }
            if firstEqual == nil { firstEqual = position }
            return titles.store.isEqual(at: position, to: text)
        }
        return same ?? firstEqual
    }

    /// The first of some positions whose title begins with a folded text and pleases `isWanted`, which is told
    /// whether the title is equal to it or longer.
    ///
    /// Cost: the letters of the titles, and the beginning of those that have a word with the same first letter.
    private func firstTitle(
        in positions: Range<Int>, beginningWith whole: [UInt8],
        where isWanted: (MatchClass, Int) -> Bool
    ) -> Int? {
        whole.withUnsafeBufferPointer { whole in
            withReading { fields, planes in
                var position = positions.lowerBound
                while position < positions.upperBound {
                    let group = position >> 6
                    let end = min(positions.upperBound, (group + 1) << 6)
                    var rest = ~0 << UInt64(position & 63) as UInt64
                    if let first = whole.first, let planes {
                        rest &= planes.beginning(with: LetterPlanes.letter(first), group: group)
                    }
                    while rest != 0, case let position = group << 6 + rest.trailingZeroBitCount,
                        position < end
                    {
                        let found = WholeText.matchClass(of: whole, in: fields.titles[position])
                        if let found, isWanted(found, position) { return position }
                        rest &= rest &- 1
                    }
                    position = end
                }
                return nil
            }
        }
    }
}
