/// Which member of an object gives what of an option, found in one pass over its members.
struct OptionMembers {
    /// The name of each role's member.
    private let names: [String]
    /// The position of each role's member in the object that was looked at.
    private var positions: [Int?]
    /// Whether any object had a member for a role.
    private var wasFound: [Bool]

    init(_ mapping: MemberMapping) {
        names = MemberMapping.Role.allCases.map { mapping.name(of: $0) }
        positions = Array(repeating: nil, count: names.count)
        wasFound = Array(repeating: false, count: names.count)
    }

    /// Looks at the next object. Two roles may be given by the same member.
    mutating func look(at members: [SourceMember]) {
        for role in names.indices { positions[role] = nil }
        for (position, member) in members.enumerated() {
            for role in names.indices where ExactText.areEqual(member.name, names[role]) {
                positions[role] = position
                wasFound[role] = true
            }
        }
    }

    /// The position of the member for a role; `nil` where the object has none.
    subscript(role: MemberMapping.Role) -> Int? { positions[role.number] }

    func wasFound(_ role: MemberMapping.Role) -> Bool { wasFound[role.number] }
}
