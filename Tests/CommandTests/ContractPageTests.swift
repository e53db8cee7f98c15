import Foundation
import Testing

/// Documentation/Contract.md has every rule that is cited anywhere, and every rule is tested.
@Suite struct ContractPageTests {
    /// The text files of a folder by their paths.
    private static func texts(in folder: String) -> [(path: String, text: String)] {
        let start = CommandTests.root.appendingPathComponent(folder)
        let files = FileManager.default.enumerator(at: start, includingPropertiesForKeys: nil)
        return (files?.compactMap { $0 as? URL } ?? []).filter { ["swift", "md"].contains($0.pathExtension) }
            .compactMap { url in
                (try? String(contentsOf: url, encoding: .utf8)).map { (url.path, $0) }
            }
    }

    private static let rules = Set(1...25)

    @Test func `each rule stands on the page once`() throws {
        let page = try String(
            contentsOf: CommandTests.root.appendingPathComponent("Documentation/Contract.md"), encoding: .utf8
        )
        let numbers = page.matches(of: /\n\*\*R(\d+)\./).compactMap { Int($0.1) }
        #expect(numbers.count == Self.rules.count && Set(numbers) == Self.rules)
    }

    @Test(arguments: ["Sources", "Tests", "Documentation", "Examples"])
    func `no rule is cited that there is not`(
        folder: String
    ) {
        for (path, text) in Self.texts(in: folder) {
            let cited = text.matches(of: /\bR(\d{1,2})\b/).compactMap { Int($0.1) }
            #expect(Set(cited).isSubset(of: Self.rules), "\(path)")
        }
    }

    @Test func `each rule has a test and a tape that name it`() throws {
        let names = Self.texts(in: "Tests").flatMap { $0.text.matches(of: /func `((?:R\d+ )+)/) }
            .flatMap { $0.1.split(separator: " ").compactMap { Int($0.dropFirst()) } }
        #expect(Self.rules.isSubset(of: names))
        let tapes = CommandTests.root.appendingPathComponent("Tests/Tapes")
        let told = try FileManager.default.contentsOfDirectory(atPath: tapes.path)
            .compactMap { Int($0.dropFirst().prefix(2)) }
        #expect(Set(told) == Self.rules)
    }
}
