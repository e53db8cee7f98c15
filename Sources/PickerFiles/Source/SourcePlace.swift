/// Where something stands in a file: a line and a column, or in a binary file a byte.
///
/// Lines and columns count from 1, columns in Unicode scalars; CR LF, LF and CR each end a line. Bytes
/// count from 0. Eight bytes, so that every value of a large file can have one.
public struct SourcePlace: Hashable, Sendable {
    /// 0 in a binary file.
    private let lineNumber: UInt32
    private let columnOrByte: UInt32

    public init(line: Int, column: Int) {
        lineNumber = UInt32(clamping: max(line, 1))
        columnOrByte = UInt32(clamping: column)
    }

    public init(byte: Int) {
        lineNumber = 0
        columnOrByte = UInt32(clamping: byte)
    }

    /// `nil` in a binary file.
    public var line: Int? { lineNumber == 0 ? nil : Int(lineNumber) }
    /// `nil` in a binary file.
    public var column: Int? { lineNumber == 0 ? nil : Int(columnOrByte) }
    /// `nil` in a text file.
    public var byte: Int? { lineNumber == 0 ? Int(columnOrByte) : nil }
}

extension SourcePlace: CustomStringConvertible {
    /// As in a message: `3:14`, or `byte 49`.
    public var description: String {
        lineNumber == 0 ? "byte \(columnOrByte)" : "\(lineNumber):\(columnOrByte)"
    }

    /// As in the middle of a sentence: `line 3, column 14`, or `byte 49`.
    var inWords: String {
        lineNumber == 0 ? "byte \(columnOrByte)" : "line \(lineNumber), column \(columnOrByte)"
    }
}
