/// The last 32 bytes of a binary property list, checked against the file.
struct BinaryTrailer {
    static let length = 32
    /// `bplist00`.
    static let headerLength = 8

    let offsetSize: Int
    let referenceSize: Int
    let objectCount: Int
    let topObject: Int
    /// Where the offsets begin; all objects lie before.
    let offsetTable: Int

    init(_ file: [UInt8]) throws(SourceError) {
        guard file.starts(with: "bplist00".utf8) else {
            throw Self.error("expected \"bplist00\", found another version of binary property lists", at: 0)
        }
        let start = file.count - Self.length
        // Header, one object and its offset.
        guard start >= Self.headerLength + 2 else {
            throw Self.error(
                "expected a trailer of 32 bytes, found the end of the file: truncated", at: file.count)
        }
        offsetSize = Int(file[start + 6])
        referenceSize = Int(file[start + 7])
        guard (1...8).contains(offsetSize) else {
            throw Self.error(
                "expected offsets of 1 to 8 bytes, found \(offsetSize): damaged or truncated", at: start + 6)
        }
        guard (1...8).contains(referenceSize) else {
            throw Self.error("expected references of 1 to 8 bytes, found \(referenceSize)", at: start + 7)
        }
        let count = BigEndian.value(file, start + 8, 8)
        let top = BigEndian.value(file, start + 16, 8)
        let table = BigEndian.value(file, start + 24, 8)
        guard table > UInt64(Self.headerLength), table < UInt64(start) else {
            throw Self.error(
                "expected the offset table inside the file, found it at byte \(table)", at: start + 24)
        }
        let room = (UInt64(start) - table) / UInt64(offsetSize)
        guard count > 0, count <= room else {
            throw Self.error(
                "expected 1 to \(room) objects, for which there is room, found \(count)", at: start + 8)
        }
        guard top < count else {
            throw Self.error(
                "expected one of \(count) objects as the first, found number \(top)", at: start + 16)
        }
        objectCount = Int(count)
        topObject = Int(top)
        offsetTable = Int(table)
    }

    /// Where an object begins.
    func offset(of object: Int, in file: [UInt8]) throws(SourceError) -> Int {
        let entry = offsetTable + object * offsetSize
        let offset = BigEndian.value(file, entry, offsetSize)
        guard offset >= UInt64(Self.headerLength), offset < UInt64(offsetTable) else {
            throw Self.error("expected the offset of an object, found \(offset)", at: entry)
        }
        return Int(offset)
    }

    static func error(_ message: String, at offset: Int, _ kind: SourceError.Kind = .syntax) -> SourceError {
        SourceError(kind, message, at: SourcePlace(byte: offset))
    }
}

/// Numbers of several bytes, the highest first.
enum BigEndian {
    /// - Precondition: at most 8 bytes, all inside the file.
    static func value(_ file: [UInt8], _ offset: Int, _ size: Int) -> UInt64 {
        var value: UInt64 = 0
        for byte in file[offset..<offset + size] { value = value << 8 | UInt64(byte) }
        return value
    }
}
