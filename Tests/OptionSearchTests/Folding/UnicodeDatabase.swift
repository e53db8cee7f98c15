import Foundation

/// The Unicode Character Database as Debian's `unicode-data` installs it, read independently of the script
/// that wrote the folding tables.
struct UnicodeDatabase {
    static let folder = "/usr/share/unicode/"

    static let isInstalled = ["UnicodeData", "CaseFolding", "DerivedCoreProperties", "PropList", "allkeys"]
        .allSatisfy { FileManager.default.isReadableFile(atPath: folder + $0 + ".txt") }

    /// One line of a file, cut at semicolons, without the comment.
    static func lines(of file: String) throws -> [[String]] {
        try String(contentsOfFile: folder + file + ".txt", encoding: .utf8)
            .split(separator: "\n").map { $0.prefix { $0 != "#" } }
            .filter { !$0.allSatisfy(\.isWhitespace) }
            .map { line in
                line.split(separator: ";", omittingEmptySubsequences: false)
                    .map { $0.trimmingCharacters(in: .whitespaces) }
            }
    }

    static func scalars(_ hexadecimal: String) -> [UInt32] {
        hexadecimal.split(separator: " ").compactMap { UInt32($0, radix: 16) }
    }

    static func range(_ field: String) -> ClosedRange<UInt32> {
        let ends = field.split(separator: ".").compactMap { UInt32($0, radix: 16) }
        return ends[0]...ends[ends.count - 1]
    }

    /// The scalars that have a property.
    static func scalars(of property: String, in file: String) throws -> [UInt32] {
        try lines(of: file).filter { $0[1] == property }.flatMap { range($0[0]) }
    }
}
