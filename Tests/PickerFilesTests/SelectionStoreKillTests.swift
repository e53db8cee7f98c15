import Foundation
import PickerCore
import RandomTesting
import Testing

@testable import PickerFiles

/// Writers in processes of their own, killed, crowded and starved.
@Suite(.serialized) struct SelectionStoreKillTests {
    private let folder = TemporaryFolder()

    /// The writer stands beside the test program.
    private static let hammer: URL? = {
        let programs = CommandLine.arguments.prefix(1) + Bundle.allBundles.map(\.bundlePath)
        let folders = programs.map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
        return folders.map { $0.appendingPathComponent("SelectionStoreHammer") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }()

    /// A running writer and the keys that it says it has saved.
    private final class Writer {
        let process = Process()
        private let output = Pipe()
        private let errors = Pipe()

        init(_ arguments: [String]) throws {
            let program: URL = try #require(SelectionStoreKillTests.hammer)
            process.executableURL = program
            process.arguments = arguments
            process.standardOutput = output
            process.standardError = errors
            try process.run()
        }

        /// Waits for the end; the whole lines printed until then.
        func savedKeys() -> [String] {
            let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
        }

        var message: String {
            String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        }
    }

    /// The keys in the file, each with what was saved under it.
    private func keysWithTheirSelections() throws -> Set<String> {
        let bytes = try #require(FileManager.default.contents(atPath: folder.path + "/selections.json"))
        let selections = try #require(try JSONReader.read(Array(bytes))["selections"]).members()
        for member in selections {
            let picks = [[StoredPick(id: OptionID(member.name), title: "title of \(member.name)")]]
            #expect(try StoredPick.columns(in: member.value) == picks)
        }
        return Set(selections.map(\.name))
    }

    @Test func `150 writers killed at any moment lose nothing that was saved`() throws {
        var numbers = SeededNumbers(seed: 19)
        var saved: Set<String> = []
        for round in 0..<150 {
            let writer = try Writer([folder.path, "r\(round)", "1000"])
            usleep(UInt32.random(in: 0...30_000, using: &numbers))
            kill(writer.process.processIdentifier, SIGKILL)
            saved.formUnion(writer.savedKeys())
            // A key that was being saved when the writer died may be there too, whole.
            if !saved.isEmpty { #expect(try keysWithTheirSelections().isSuperset(of: saved)) }
            if saved.count > 200 {
                // Keeps the file, and so the test, small.
                try FileManager.default.removeItem(atPath: folder.path + "/selections.json")
                saved = []
            }
        }
        #expect(folder.names.allSatisfy { $0.hasPrefix("selections.") && !$0.contains("unreadable") })
    }

    @Test func `4 writers at once lose none of their 200 keys`() throws {
        let writers = try (0..<4).map { try Writer([folder.path, "w\($0)", "50"]) }
        let saved = writers.flatMap { $0.savedKeys() }
        #expect(saved.count == 200)
        #expect(try keysWithTheirSelections() == Set(saved))
    }

    @Test func `threads of one program lose nothing either`() async throws {
        let store = SelectionStore(folder: folder.path)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for task in 0..<4 {
                group.addTask {
                    for number in 0..<20 {
                        let key = "t\(task)-\(number)"
                        try store.save([[StoredPick(id: OptionID(key), title: "title of \(key)")]], for: key)
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try keysWithTheirSelections().count == 80)
    }

    @Test func `a writer that finds no space says so and leaves what was there`() throws {
        let writer = try Writer([folder.path, "full", "1000", "1024"])
        let saved = writer.savedKeys()
        #expect(writer.process.terminationStatus == 3)
        #expect(writer.message == "\(folder.path)/selections.json.new: no space left\n")
        #expect(!saved.isEmpty && saved.count < 1000)
        #expect(try keysWithTheirSelections() == Set(saved))
        #expect(folder.names == ["selections.json", "selections.lock"])
    }
}
