/// Finds the list in a file, by a key path or because there is only one.
enum ListFinding {
    /// The array that a key path leads to.
    ///
    /// Without a key the file's own array, or the only array among the members of its object. Each part of a
    /// path names a member or counts an element from 0; a member whose own name has a dot wins over two parts.
    static func list(in root: SourceValue, key: String?) throws(SourceError) -> [SourceValue] {
        guard let key else { return try onlyList(in: root) }
        switch resolve(key.split(separator: ".", omittingEmptySubsequences: false)[...], in: root, behind: "")
        {
        case .success(let value): return try onlyList(in: value)
        case .failure(let error): throw error
        }
    }

    private static func onlyList(in value: SourceValue) throws(SourceError) -> [SourceValue] {
        switch value.content {
        case .array(let elements):
            return elements
        case .dictionary(let members):
            let lists = members.compactMap { member in
                if case .array(let elements) = member.value.content { (member.name, elements) } else { nil }
            }
            if lists.count == 1 { return lists[0].1 }
            throw SourceError(
                .unknownKey, ambiguity(members.map(\.name), lists: lists.map(\.0)), at: value.place)
        default:
            throw value.unexpected("an array")
        }
    }

    private static func ambiguity(_ names: [String], lists: [String]) -> String {
        if names.isEmpty { return "expected an array, found an empty object" }
        if lists.isEmpty {
            return
                "expected an array, found an object with the keys \(NearestNames.list(names)) (choose one with --key)"
        }
        return
            "expected one array, found \(lists.count) with the keys \(NearestNames.list(lists)) (choose one with --key)"
    }

    private static func resolve(
        _ path: ArraySlice<Substring>, in value: SourceValue, behind: String
    ) -> Result<SourceValue, SourceError> {
        guard let first = path.first else { return .success(value) }
        switch value.content {
        case .array(let elements):
            guard let position = Int(first), elements.indices.contains(position), first.first != "+" else {
                return .failure(positionError(String(first), count: elements.count, behind, at: value.place))
            }
            return resolve(path.dropFirst(), in: elements[position], behind: joined(behind, String(first)))
        case .dictionary(let members):
            return resolve(path, in: value, members: members, behind: behind)
        default:
            let found = behind.isEmpty ? value.kindName : "\(value.kindName) at \(Quoting.quote(behind))"
            let message =
                "no key \(Quoting.quote(String(first))): expected an object or an array, found \(found)"
            return .failure(SourceError(.unknownKey, message, at: value.place))
        }
    }

    private static func resolve(
        _ path: ArraySlice<Substring>, in value: SourceValue, members: [SourceMember], behind: String
    ) -> Result<SourceValue, SourceError> {
        var failure: SourceError?
        for length in stride(from: path.count, through: 1, by: -1) {
            let name = path.prefix(length).joined(separator: ".")
            guard let member = value[name] else { continue }
            switch resolve(path.dropFirst(length), in: member, behind: joined(behind, name)) {
            case .success(let value): return .success(value)
            case .failure(let error): failure = failure ?? error
            }
        }
        let wanted = String(path.first ?? "")
        return .failure(failure ?? missing(wanted, members.map(\.name), behind, at: value.place))
    }

    private static func missing(
        _ wanted: String, _ names: [String], _ behind: String, at place: SourcePlace
    ) -> SourceError {
        let inside = behind.isEmpty ? "" : " in \(Quoting.quote(behind))"
        let exist = names.isEmpty ? "it is empty" : "the keys are \(NearestNames.list(names, near: wanted))"
        return SourceError(.unknownKey, "no key \(Quoting.quote(wanted))\(inside); \(exist)", at: place)
    }

    private static func positionError(
        _ wanted: String, count: Int, _ behind: String, at place: SourcePlace
    ) -> SourceError {
        let inside = behind.isEmpty ? "the array" : "the array \(Quoting.quote(behind))"
        let exist = count == 0 ? "is empty" : "has the positions 0 to \(count - 1)"
        return SourceError(.unknownKey, "no position \(Quoting.quote(wanted)): \(inside) \(exist)", at: place)
    }

    private static func joined(_ behind: String, _ name: String) -> String {
        behind.isEmpty ? name : "\(behind).\(name)"
    }
}
