/// The names of a table's columns.
struct TableHeader {
    let names: [String]
    let place: SourcePlace

    /// Reads the header row, and comments before it.
    ///
    /// Where comments come first, the last of them that holds a tab is the header, as in tzdata's tables; several
    /// tabs between two names there are one.
    static func read(_ reader: inout TableReader) throws(SourceError) -> TableHeader {
        var comment: Range<Int>?
        while reader.isAtComment() {
            let line = reader.skipLine()
            if reader.bytes[line].contains(ASCII.tab) { comment = line }
        }
        if let comment {
            let names = reader.bytes[comment].dropFirst().split(separator: ASCII.tab)
            return TableHeader(
                names: names.map { String(decoding: $0, as: UTF8.self) },
                place: reader.place(of: comment.lowerBound))
        }
        guard try reader.nextRow() else { throw SourceError(.empty, "expected a header row, found nothing") }
        let names = reader.cells.map { reader.text(of: $0) }
        for (position, name) in names.enumerated() where !name.isEmpty {
            if let first = names[..<position].firstIndex(where: { ExactText.areEqual($0, name) }) {
                throw SourceError(
                    .syntax,
                    "expected each column once, found \(Quoting.quote(name)) as column \(first + 1) and again",
                    at: reader.place(of: reader.cells[position].start))
            }
        }
        return TableHeader(names: names, place: reader.place(of: reader.rowStart))
    }

    /// The column with a name, or with a number from 1 where none has that name; `nil` where there is none.
    func column(_ name: String) -> Int? {
        if let column = names.firstIndex(where: { ExactText.areEqual($0, name) }) { return column }
        guard let number = Int(name), names.indices.contains(number - 1) else { return nil }
        return number - 1
    }

    /// The columns that give what an option has.
    ///
    /// - Throws: where a column that `mapping` names does not exist, or none gives the title.
    func columns(_ mapping: MemberMapping) throws(SourceError) -> [MemberMapping.Role: Int] {
        if mapping.children != nil {
            throw SourceError(
                .unknownMember, "a table has no children; JSON and property lists have them", at: place)
        }
        var columns: [MemberMapping.Role: Int] = [:]
        for role in MemberMapping.Role.allCases where role != .children {
            let name = mapping.name(of: role)
            columns[role] = mapping[role] == nil ? names.firstIndex(of: name) : column(name)
            if columns[role] == nil, mapping[role] != nil || role == .title { throw missing(name, role) }
        }
        return columns
    }

    private func missing(_ name: String, _ role: MemberMapping.Role) -> SourceError {
        SourceError(
            .unknownMember,
            "no column \(Quoting.quote(name)) for the \(role.rawValue); the columns are"
                + " \(NearestNames.list(names, near: name)) (choose one with --\(role.rawValue))",
            at: place)
    }
}
