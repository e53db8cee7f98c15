/// How a list of options is written down.
public enum OptionFileFormat: String, CaseIterable, Hashable, Sendable {
    case json
    /// A property list, XML or binary.
    case propertyList = "plist"
    /// A table with a header row, its columns separated by commas or semicolons.
    case csv
    /// A table with a header row, its columns separated by tabs; lines that begin with `#` are comments.
    case tsv
    /// A title a line.
    case lines

    /// The format of a name, as a user gives it; `nil` for another word.
    public init?(name: String) {
        let name = name.lowercased()
        let match = Self.allCases.first { $0.rawValue == name || $0.fileExtensions.contains(name) }
        guard let match else { return nil }
        self = match
    }

    var fileExtensions: [String] {
        switch self {
        case .json: ["json"]
        case .propertyList: ["plist"]
        case .csv: ["csv"]
        // As tzdata's zone tables are named.
        case .tsv: ["tsv", "tab"]
        case .lines: ["txt", "text", "list", "lst"]
        }
    }

    /// What the end of a file's name says; `nil` where it says nothing.
    package init?(path: String) {
        let name = path.split(separator: "/").last ?? ""
        guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
        let fileExtension = name[name.index(after: dot)...].lowercased()
        guard let match = Self.allCases.first(where: { $0.fileExtensions.contains(fileExtension) }) else {
            return nil
        }
        self = match
    }
}
