import OptionSearch

/// Lines on their way to standard output, many at a time.
struct OutputLines {
    private var bytes: [UInt8] = []

    /// A pipe takes so much at once.
    private static let fullSize = 1 << 16

    mutating func append(_ line: String) {
        bytes.append(contentsOf: line.utf8)
        bytes.append(UInt8(ascii: "\n"))
    }

    /// Appends lines that have their ends.
    mutating func append(_ lines: ArraySlice<UInt8>) { bytes.append(contentsOf: lines) }

    /// Appends a string of a store without making it.
    mutating func append(_ store: TextStore, _ position: Int) {
        store.withTexts { bytes.append(contentsOf: $0[position]) }
        bytes.append(UInt8(ascii: "\n"))
    }

    mutating func writeIfLong() throws(Output.Failure) {
        if bytes.count >= Self.fullSize { try write() }
    }

    mutating func write() throws(Output.Failure) {
        try Output.print(bytes: bytes)
        bytes.removeAll(keepingCapacity: true)
    }
}
