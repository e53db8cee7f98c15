import Foundation
import Testing

@testable import PickerFiles

/// The error that reading throws; an issue is recorded where it throws none.
func failure<Value>(
    sourceLocation: SourceLocation = #_sourceLocation, _ read: () throws(SourceError) -> Value
) -> SourceError {
    do throws(SourceError) {
        let value = try read()
        Issue.record("expected an error, found \(value)", sourceLocation: sourceLocation)
        return SourceError(.syntax, "no error")
    } catch {
        return error
    }
}

/// A folder of the test's own, gone when the test is over.
final class TemporaryFolder: Sendable {
    let path: String

    init() {
        path = NSTemporaryDirectory() + "PickerFilesTests-" + UUID().uuidString
        try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a file and gives its path.
    func file(_ name: String, _ bytes: [UInt8]) -> String {
        let path = "\(path)/\(name)"
        _ = FileManager.default.createFile(atPath: path, contents: Data(bytes))
        return path
    }

    func file(_ name: String, _ text: String) -> String { file(name, Array(text.utf8)) }

    var names: [String] { (FolderListing.names(in: FilePath(path)) ?? []).map(\.text) }
}

/// The content of a file of the system; `nil` where it is not installed.
func systemFile(_ path: String) -> [UInt8]? { FileManager.default.contents(atPath: path).map(Array.init) }

/// Runs what a user without special rights would run, also where the tests belong to root.
func asOrdinaryUser<Value>(_ body: () -> Value) -> Value {
    #if os(Linux)
        // Of this thread alone; the module maps do not have it.
        typealias SetFileSystemUser = @convention(c) (uid_t) -> Int32
        guard geteuid() == 0, let symbol = dlsym(nil, "setfsuid") else { return body() }
        let setFileSystemUser = unsafeBitCast(symbol, to: SetFileSystemUser.self)
        let nobody: uid_t = 65534
        _ = setFileSystemUser(nobody)
        defer { _ = setFileSystemUser(0) }
    #endif
    return body()
}
