import Foundation
import Testing

/// The command without a screen: what it prints, and its exit status.
@Suite struct CommandTests {
    /// Beside the tests' own program, where the package manager builds both.
    /// Where nothing was built there is a name that says so.
    static let command: URL = {
        let beside = [Bundle.main.bundleURL, URL(fileURLWithPath: CommandLine.arguments[0])]
            .flatMap { [$0, $0.deletingLastPathComponent()] }
            .map { $0.appendingPathComponent("pickerfield") }
        return beside.first { FileManager.default.isExecutableFile(atPath: $0.path) }
            ?? URL(fileURLWithPath: "/pickerfield-was-not-built")
    }()

    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    struct Result: Equatable {
        var output: String
        var errors: String
        var status: Int32
    }

    /// - Parameters:
    ///   - program: What is run instead of the command itself.
    ///   - environment: What is added to the test's own.
    static func run(
        _ arguments: [String], program: URL? = nil, environment: [String: String] = [:]
    ) throws -> Result {
        let process = Process()
        process.executableURL = program ?? command
        process.arguments = arguments
        // English, and no display even where there is one and the build has windows.
        let own = ["LC_ALL": "C.UTF-8", "DISPLAY": "", "WAYLAND_DISPLAY": ""].merging(environment) { $1 }
        process.environment = ProcessInfo.processInfo.environment.merging(own) { $1 }
        process.currentDirectoryURL = root
        let output = Pipe()
        let errors = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let printed = output.fileHandleForReading.readDataToEndOfFile()
        let complained = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Result(
            output: String(decoding: printed, as: UTF8.self),
            errors: String(decoding: complained, as: UTF8.self),
            status: process.terminationStatus)
    }

    @Test func `R21 filter prints the matches and status 0`() throws {
        let found = try Self.run(["filter", "cote", "Examples/Countries.json", "--print", "id"])
        #expect(found == Result(output: "CI\n", errors: "", status: 0))
    }

    @Test func `filter without a match prints nothing and status 1`() throws {
        #expect(
            try Self.run(["filter", "qqq", "Examples/Fruits.txt"])
                == Result(output: "", errors: "", status: 1))
    }

    @Test func `a list is found by its key in a property list`() throws {
        let found = try Self.run(["filter", "ohio", "Examples/States.plist", "--key", "States"])
        #expect(found == Result(output: "Ohio\n", errors: "", status: 0))
    }

    @Test(arguments: [
        (["--styel", "menu"], "\"--style\""), (["--style", "weel", "Examples/Fruits.txt"], "\"wheel\""),
        (["filter", "a", "Examples/Fruit.txt"], "Fruits.txt"), (["filter"], "a query"),
        (["filter", "a", "Examples/States.plist", "--key", "Stats"], "\"States\""),
        (["replay", "Examples/Fruits.txt"], "Examples/Fruits.txt:1:1"),
        (["--min", "x", "Examples/Fruits.txt"], "number"),
    ])
    func `bad usage and bad input say what was expected, with status 2`(
        arguments: [String], expected: String
    ) throws {
        let result = try Self.run(arguments)
        #expect(result.status == 2)
        #expect(result.output.isEmpty)
        #expect(result.errors.contains(expected), "\(result.errors)")
    }

    @Test func `replay prints a snapshot for each expect step`() throws {
        let result = try Self.run(["replay", "Tests/Tapes/R10-filtering.json"])
        #expect(result.status == 0)
        #expect(result.errors.isEmpty)
        #expect(result.output.split(separator: "\n").count == 5)
    }
}
