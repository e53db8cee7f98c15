import Foundation
import Testing

/// The code that a page shows is compiled: each block stands, line by line, in a file of a target that is built.
@Suite struct DocumentationCodeTests {
    /// The page, and where its code stands; `Scripts/check-ios` compiles that of Documentation/Migration.md from the page.
    private static let sources = [
        "Documentation/Testing.md": "Tests/PickerHeadlessTests/Tester/TestingPageTests.swift",
        "Documentation/Search.md": "Tests/SearchThreadsTests/SearchPageTests.swift",
    ]

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: CommandTests.root.appendingPathComponent(path), encoding: .utf8)
    }

    /// Lines without indentation, imports and blank ones.
    private static func code(_ text: Substring) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty && !$0.hasPrefix("import ") }
    }

    @Test(arguments: sources.keys.sorted()) func `the code of a page is compiled as it stands`(page: String)
        throws
    {
        let source = Self.code(try Self.text(#require(Self.sources[page]))[...])
        let blocks = try Self.text(page).matches(of: /\n```swift\n((?s).*?)\n```/).map { Self.code($0.1) }
        #expect(!blocks.isEmpty)
        for block in blocks {
            #expect(source.indices.contains { source[$0...].starts(with: block) }, "\(block)")
        }
    }

    @Test func `what the README names of the package is one of its products`() throws {
        let products = try Self.text("Package.swift").matches(of: /library\(name: "(\w+)"/).map { $0.1 }
        let named = try Self.text("README.md").matches(of: /\.product\(name: "(\w+)"/).map { $0.1 }
        #expect(named.count > 1)
        #expect(Set(named).isSubset(of: products))
    }
}
