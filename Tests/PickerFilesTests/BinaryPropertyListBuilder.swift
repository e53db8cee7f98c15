/// Lays out a binary property list, sound or not, byte by byte.
struct BinaryPropertyListBuilder {
    var objects: [[UInt8]]
    var top: UInt64 = 0
    var offsetSize: UInt8 = 4
    var referenceSize: UInt8 = 1
    var objectCount: UInt64?
    var offsetTable: UInt64?
    /// Offsets to write in place of the true ones.
    var offsets: [Int: UInt64] = [:]

    init(_ objects: [UInt8]...) { self.objects = objects }
    init(_ objects: [[UInt8]]) { self.objects = objects }

    var bytes: [UInt8] {
        var bytes = Array("bplist00".utf8)
        var table: [UInt8] = []
        for (number, object) in objects.enumerated() {
            let offset = offsets[number] ?? UInt64(bytes.count)
            table += (0..<Int(offsetSize)).map {
                UInt8(truncatingIfNeeded: offset >> UInt64(8 * (Int(offsetSize) - 1 - $0)))
            }
            bytes += object
        }
        let tableStart = UInt64(bytes.count)
        bytes += table + [0, 0, 0, 0, 0, 0, offsetSize, referenceSize]
        for value in [objectCount ?? UInt64(objects.count), top, offsetTable ?? tableStart] {
            bytes += Self.bigEndian(value)
        }
        return bytes
    }

    static func bigEndian(_ value: UInt64) -> [UInt8] {
        (0..<8).map { UInt8(truncatingIfNeeded: value >> UInt64(56 - 8 * $0)) }
    }

    static func ascii(_ text: String) -> [UInt8] { [0x50 + UInt8(text.utf8.count)] + Array(text.utf8) }
    static func date(_ seconds: Double) -> [UInt8] { [0x33] + bigEndian(seconds.bitPattern) }
    static func real(_ value: Double) -> [UInt8] { [0x23] + bigEndian(value.bitPattern) }

    /// Arrays each of which refers so many times to the next; the last one is a string.
    static func sharing(arrays: Int, references: Int) -> BinaryPropertyListBuilder {
        let objects = (0..<arrays).map { [UInt8](repeating: UInt8($0 + 1), count: references) }
        return BinaryPropertyListBuilder(
            objects.map { ($0.count < 15 ? [0xA0 + UInt8($0.count)] : [0xAF, 0x10, UInt8($0.count)]) + $0 }
                + [ascii("a")])
    }
}
