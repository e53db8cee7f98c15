import PickerFiles

/// What a tape expects of a field at one moment; what it does not name is not compared.
public struct Expectation: Sendable {
    /// The names that an expectation may use, in the order in which snapshots show them.
    public static let names = [
        "open", "text", "placeholder", "selected", "draft", "highlighted", "query", "visible", "count",
        "status",
        "announcement", "changes", "canUndo", "enabled", "message", "focused",
    ]

    package var members: [SourceMember]

    package init(members: [SourceMember]) { self.members = members }

    /// A sentence for each thing that is not as expected.
    package func failures(in snapshot: SourceValue) -> [String] {
        members.compactMap { member in
            let found = snapshot[member.name] ?? .null
            if Self.isEqual(member.name, expected: member.value, found: found) { return nil }
            return "expected \(member.name) \(JSONWriter.text(member.value)),"
                + " found \(JSONWriter.text(found))"
        }
    }

    private static func isEqual(_ name: String, expected: SourceValue, found: SourceValue) -> Bool {
        switch (name, expected.content, found.content) {
        case ("query", .string(""), .null), ("query", .null, .string("")):
            // No query and an empty one are the same to the person who looks at it (R10).
            return true
        case ("focused", .bool(let expected), .string), ("focused", .bool(let expected), .null):
            return !expected && found.isNull
        default:
            return isSame(expected, found)
        }
    }

    /// Equal whatever the place, and numbers by value.
    private static func isSame(_ first: SourceValue, _ second: SourceValue) -> Bool {
        switch (first.content, second.content) {
        case (.null, .null): return true
        case (.bool(let first), .bool(let second)): return first == second
        case (.number(let first), .number(let second)): return first.real == second.real
        case (.string(let first), .string(let second)): return first.utf8.elementsEqual(second.utf8)
        case (.array(let first), .array(let second)):
            return first.count == second.count && zip(first, second).allSatisfy { isSame($0, $1) }
        case (.dictionary(let first), .dictionary):
            return first.allSatisfy { member in second[member.name].map { isSame(member.value, $0) } ?? false
            }
        default: return false
        }
    }
}
