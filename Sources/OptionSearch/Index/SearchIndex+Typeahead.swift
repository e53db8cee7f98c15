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
        for position in start..<count where titleBegins(at: position, with: whole) && isPickable(position) {
            return position
        }
        for position in 0..<start where titleBegins(at: position, with: whole) && isPickable(position) {
            return position
        }
        return nil
    }

    /// Whether a title and a text are equal but for case, marks, width, invisible characters and the amount
    /// of white space.
    public func title(at position: Int, isEqualTo text: String) -> Bool {
        titleIsEqual(at: position, to: WholeText.folded(text))
    }

    /// The option whose title is a text: the first that is the same byte for byte, else the first that is
    /// equal as `title(at:isEqualTo:)` has it.
    ///
    /// - Parameter isPickable: asked only for options whose title is equal to the text.
    public func firstTitle(equalTo text: String, where isPickable: (Int) -> Bool = { _ in true }) -> Int? {
        let whole = WholeText.folded(text)
        let utf8 = Array(text.utf8)
        var firstEqual: Int?
        for position in 0..<count where titleIsEqual(at: position, to: whole) && isPickable(position) {
            if titles.store.bytes[titles.store.byteRange(at: position)].elementsEqual(utf8) {
                return position
            }
            if firstEqual == nil { firstEqual = position }
        }
        return firstEqual
    }

    private func titleBegins(at position: Int, with whole: [UInt8]) -> Bool {
        titles.withText(at: position) { WholeText.prefixRange(of: whole, in: $0) != nil }
    }

    private func titleIsEqual(at position: Int, to whole: [UInt8]) -> Bool {
        titles.withText(at: position) { WholeText.matchClass(of: whole, in: $0) == .equal }
    }
}
