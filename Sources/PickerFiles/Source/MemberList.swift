/// The members of an object while it is read: refuses a name that stands twice.
struct MemberList {
    private(set) var members: [SourceMember] = []
    private var positions: [ExactText: Int] = [:]

    /// Up to this many names, looking at each is faster than a table.
    private static let smallCount = 8

    mutating func append(_ member: SourceMember) throws(SourceError) {
        if let first = position(of: member.name) {
            throw SourceError(
                .syntax,
                "expected each name once, found \(Quoting.quote(member.name)) again"
                    + " (first at \(members[first].namePlace.inWords))",
                at: member.namePlace)
        }
        members.append(member)
        if !positions.isEmpty {
            positions[ExactText(member.name)] = members.count - 1
        } else if members.count > Self.smallCount {
            for (position, member) in members.enumerated() { positions[ExactText(member.name)] = position }
        }
    }

    private func position(of name: String) -> Int? {
        if !positions.isEmpty { return positions[ExactText(name)] }
        return members.firstIndex { ExactText.areEqual($0.name, name) }
    }
}

/// Text that is equal only byte for byte, as names in a file are.
struct ExactText: Hashable {
    let text: String

    init(_ text: String) { self.text = text }

    static func == (first: ExactText, second: ExactText) -> Bool { areEqual(first.text, second.text) }

    /// Most names differ in length, and nearly all that are equal to Unicode are so byte for byte.
    static func areEqual(_ first: String, _ second: String) -> Bool {
        first.utf8.count == second.utf8.count && first == second && first.utf8.elementsEqual(second.utf8)
    }

    func hash(into hasher: inout Hasher) {
        for byte in text.utf8 { hasher.combine(byte) }
    }
}
