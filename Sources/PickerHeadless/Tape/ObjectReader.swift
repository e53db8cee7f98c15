import PickerFiles

/// Takes the members of an object one by one, and refuses those that nobody took.
struct ObjectReader {
    private let object: SourceValue
    private let members: [SourceMember]
    private var known: [String] = []

    init(_ object: SourceValue, _ expected: String) throws(SourceError) {
        self.object = object
        members = try object.members(expected)
    }

    /// The member of this name; `nil` where there is none, or it is null.
    mutating func take(_ name: String) -> SourceValue? {
        let value = takeNullable(name)
        return value?.isNull == true ? nil : value
    }

    mutating func takeNullable(_ name: String) -> SourceValue? {
        known.append(name)
        return object[name]
    }

    mutating func require(_ name: String) throws(SourceError) -> SourceValue {
        guard let value = takeNullable(name) else { throw object.unexpected("a member \"\(name)\" here") }
        return value
    }

    mutating func bool(_ name: String) throws(SourceError) -> Bool? { try take(name)?.bool() }
    mutating func integer(_ name: String) throws(SourceError) -> Int? { try take(name)?.integer() }
    mutating func text(_ name: String) throws(SourceError) -> String? { try take(name)?.text() }

    mutating func count(_ name: String) throws(SourceError) -> Int? {
        guard let value = take(name) else { return nil }
        let count = try value.integer()
        if count < 0 { throw value.outOfRange("a number that is not negative") }
        return count
    }

    /// One of an enumeration's words.
    mutating func word<Word: RawRepresentable & CaseIterable>(
        _ name: String, _ type: Word.Type
    ) throws(SourceError) -> Word? where Word.RawValue == String {
        guard let value = take(name) else { return nil }
        return try value.word(type)
    }

    /// Refuses a member that was not taken, and says which names there are, the nearest first.
    func refuseOthers() throws(SourceError) {
        guard let other = members.first(where: { !known.contains($0.name) }) else { return }
        throw SourceError(
            .unknownMember,
            "unknown member \(Quoting.quote(other.name)), expected one of"
                + " \(NearestNames.list(known, near: other.name))",
            at: other.namePlace)
    }
}

extension SourceValue {
    func word<Word: RawRepresentable & CaseIterable>(
        _ type: Word.Type
    ) throws(SourceError) -> Word where Word.RawValue == String {
        let text = try string()
        if let word = Word(rawValue: text) { return word }
        let words = Word.allCases.map(\.rawValue)
        throw SourceError(
            .unexpectedValue,
            "expected one of \(NearestNames.list(words, near: text)), found \(Quoting.quote(text))", at: place
        )
    }
}
