import Foundation
import PickerCore
import Testing

@testable import PickerFiles

@Suite struct RoughSourceTests {
    private let folder = TemporaryFolder()

    /// The message behind the path.
    private func message(_ path: String, limits: SourceLimits = .standard) -> String {
        let text = failure { () throws(SourceError) in try OptionFile(path: path, limits: limits).options() }
            .description
        return text.hasPrefix(path) ? String(text.dropFirst(path.count)) : text
    }

    @Test func `a missing file is answered with the nearest name in the folder`() {
        _ = folder.file("states.plist", "")
        _ = folder.file("countries.json", "")
        #expect(message("\(folder.path)/sates.plist") == ": no such file; the nearest is \"states.plist\"")
        #expect(
            message("\(folder.path)/Countries.jsn") == ": no such file; the nearest is \"countries.json\"")
        #expect(message("\(folder.path)/xyz") == ": no such file")
        #expect(
            message("\(folder.path)/no/xyz").hasPrefix(": no such file: no folder \"/"))
        #expect(
            message("\(folder.path)/states.plist/x") == ": no such file: a part of the path is not a folder")
        #expect(message("") == ": expected the name of a file, found an empty one")
        #expect(
            message("\(folder.path)/\(String(repeating: "x", count: 300))").hasPrefix(
                ": no such file: the name is too long"))
    }

    @Test func `a name with control characters is quoted`() throws {
        let text = failure { () throws(SourceError) in try OptionFile(path: "no\u{1b}[2J\nfile").options() }
            .description
        #expect(text == "no\\u{1b}[2J\\u{a}file: no such file")
        let nul = failure { () throws(SourceError) in try OptionFile(path: "a\u{0}b").options() }.description
        #expect(nul == "a\\u{0}b: no file has a NUL in its name")
        #expect(try OptionFile(path: folder.file("a\nb.txt", "x\n")).options().map(\.title) == ["x"])
    }

    @Test func `a folder, a loop of links, a broken link and a socket are no files`() throws {
        #expect(message(folder.path) == ": expected a file, found a folder")
        let files = FileManager.default
        try files.createSymbolicLink(atPath: "\(folder.path)/a", withDestinationPath: "b")
        try files.createSymbolicLink(atPath: "\(folder.path)/b", withDestinationPath: "a")
        try files.createSymbolicLink(atPath: "\(folder.path)/c", withDestinationPath: "nowhere")
        #expect(message("\(folder.path)/a") == ": a symbolic link that leads back to itself")
        #expect(message("\(folder.path)/c") == ": a symbolic link to a file that is not there")
        #if os(Linux)
            let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        #else
            let descriptor = socket(AF_UNIX, SOCK_STREAM, 0)
        #endif
        defer { close(descriptor) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        // A socket's path is short.
        let name = "/tmp/PickerFiles-\(getpid()).socket"
        defer { unlink(name) }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name.utf8) }
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        try #require(result == 0)
        #expect(message(name) == ": expected a file, found a socket")
    }

    @Test func `an endless device is read to a limit`() {
        var limits = SourceLimits()
        limits.deviceBytes = 1 << 20
        #expect(message("/dev/zero", limits: limits) == ": expected at most 1 MiB of a device, found more")
        #expect(message("/dev/null") == ": expected options, found an empty file")
    }

    @Test func `a file above the limit is not begun`() {
        var limits = SourceLimits()
        limits.bytes = 1024
        let path = folder.file("large.txt", [UInt8](repeating: 0x61, count: 1025))
        #expect(message(path, limits: limits) == ": expected at most 1 KiB of a file, found more")
        #expect(message(folder.file("empty.json", "")) == ": expected options, found an empty file")
    }

    @Test func `a pipe is read to its end`() throws {
        let path = "\(folder.path)/pipe"
        try #require(mkfifo(path, 0o600) == 0)
        let writer = Thread {
            guard let file = fopen(path, "w") else { return }
            for line in 0..<20_000 { fputs("line \(line)\n", file) }
            fclose(file)
        }
        writer.start()
        let list = try OptionFile(path: path).options()
        #expect(list.count == 20_000)
        #expect(list.last?.title == "line 19999")
    }

    @Test func `a pipe that no program writes to is not waited for without end`() throws {
        let path = "\(folder.path)/pipe"
        try #require(mkfifo(path, 0o600) == 0)
        let error = failure { () throws(SourceError) in
            try FileReading.bytes(of: FilePath(path), limits: .standard, pipePatience: 1)
        }
        #expect(error.message == "expected a program that writes to this pipe, found none")
    }

    @Test(arguments: [
        (EACCES, "f: no permission to read it"), (EPERM, "f: no permission to read it"),
        (EIO, "f: cannot be opened: input/output error"),
        (EMFILE, "f: cannot be opened: too many open files"),
    ])
    func `what the system refuses is said in words`(number: Int32, message: String) {
        #expect(OpenFailure.error(SystemError(number), path: "f").located(in: "f").description == message)
    }

    @Test func `a file without permission is named`() {
        let path = folder.file("secret.txt", "x\n")
        chmod(path, 0)
        #expect(asOrdinaryUser { message(path) } == ": no permission to read it")
    }

    @Test func `the file system itself is no trap`() {
        for path in ["/proc/self/mem", "/proc/self", "/dev/full", "/dev/tty", "/sys/kernel/does-not-exist"] {
            var limits = SourceLimits()
            limits.deviceBytes = 1 << 16
            guard path != "/dev/tty" || isatty(0) == 0 else { continue }
            #expect(message(path, limits: limits).hasPrefix(":"), "\(path)")
        }
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status")))
    func `a file that says how long it is only when read is read whole`() throws {
        #expect(try OptionFile(path: "/proc/self/status").options().count > 10)
    }
}
