/// The path of a file as the system has it: any bytes but NUL, which need be no text.
package struct FilePath: Hashable, Sendable {
    package let bytes: [UInt8]

    package init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

    package init(_ text: String) { self.init(bytes: text.utf8) }

    /// The path as text; bytes that are no UTF-8 are written `\xff`, so that two names never look the same for them.
    package var text: String { Quoting.text(bytes) }

    private static let slash = UInt8(ascii: "/")

    package var isAbsolute: Bool { bytes.first == Self.slash }

    /// What stands behind the last slash.
    package var name: FilePath { FilePath(bytes: bytes.suffix(from: folderEnd)) }

    /// The folder that holds the file; `.` for a name alone.
    var folder: FilePath {
        if folderEnd == 0 { return "." }
        return FilePath(bytes: bytes[..<max(folderEnd - 1, 1)])
    }

    /// The path of a file in the same folder, unless the name is a whole path.
    package func beside(_ name: FilePath) -> FilePath {
        name.isAbsolute ? name : FilePath(bytes: bytes[..<folderEnd] + name.bytes)
    }

    /// Behind the last slash.
    private var folderEnd: Int { bytes.lastIndex(of: Self.slash).map { $0 + 1 } ?? 0 }

    /// Gives the path to the system.
    ///
    /// - Precondition: there is no NUL in it; what stands behind one would not be seen.
    package func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        (bytes.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { buffer in
            // There is the zero at least.
            body(buffer.baseAddress!)
        }
    }
}

extension FilePath: ExpressibleByStringLiteral {
    package init(stringLiteral text: String) { self.init(text) }
}
