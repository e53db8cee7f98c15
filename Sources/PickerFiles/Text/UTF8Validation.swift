/// Finds what is no UTF-8, or a NUL, in bytes.
enum UTF8Validation {
    /// The offset of the first byte that begins no well-formed character (Unicode 16, table 3-7);
    /// `nil` where all are well formed. ASCII is passed over 32 bytes at a time.
    static func firstInvalidOffset(in bytes: UnsafeRawBufferPointer) -> Int? {
        let count = bytes.count
        var offset = 0
        while offset < count {
            while offset + 32 <= count {
                let words =
                    bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                    | bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self)
                    | bytes.loadUnaligned(fromByteOffset: offset + 16, as: UInt64.self)
                    | bytes.loadUnaligned(fromByteOffset: offset + 24, as: UInt64.self)
                if words & 0x8080_8080_8080_8080 != 0 { break }
                offset += 32
            }
            // On to the next byte that is not plain ASCII.
            while offset + 8 <= count {
                let high =
                    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
                    & 0x8080_8080_8080_8080
                offset += high == 0 ? 8 : high.trailingZeroBitCount / 8
                if high != 0 { break }
            }
            while offset < count, bytes[offset] < 0x80 { offset += 1 }
            // Through the characters beyond ASCII that stand together.
            while offset < count, bytes[offset] >= 0x80 {
                guard let length = characterLength(in: bytes, at: offset) else { return offset }
                offset += length
            }
        }
        return nil
    }

    /// How many bytes the character at an offset takes; `nil` where it is not well formed.
    @inline(__always)
    private static func characterLength(in bytes: UnsafeRawBufferPointer, at offset: Int) -> Int? {
        let lead = bytes[offset]
        if lead < 0x80 { return 1 }
        let left = bytes.count - offset
        switch lead {
        case 0xC2...0xDF:
            return left >= 2 && isContinuation(bytes[offset + 1]) ? 2 : nil
        case 0xE0...0xEF:
            guard left >= 3, isContinuation(bytes[offset + 2]) else { return nil }
            // E0 would be overlong below A0, ED a surrogate from A0.
            let range: ClosedRange<UInt8> =
                lead == 0xE0 ? 0xA0...0xBF : lead == 0xED ? 0x80...0x9F : 0x80...0xBF
            return range.contains(bytes[offset + 1]) ? 3 : nil
        case 0xF0...0xF4:
            guard left >= 4, isContinuation(bytes[offset + 2]), isContinuation(bytes[offset + 3]) else {
                return nil
            }
            // F0 would be overlong below 90, F4 beyond U+10FFFF from 90.
            let range: ClosedRange<UInt8> =
                lead == 0xF0 ? 0x90...0xBF : lead == 0xF4 ? 0x80...0x8F : 0x80...0xBF
            return range.contains(bytes[offset + 1]) ? 4 : nil
        default:
            return nil
        }
    }

    private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

    /// Throws where bytes are no text: at the first byte that is no UTF-8, or at a NUL.
    static func check(_ bytes: [UInt8], from start: Int) throws(SourceError) {
        let (invalid, nul) = bytes.withUnsafeBytes { all -> (Int?, Int?) in
            let text = UnsafeRawBufferPointer(rebasing: all[start...])
            return (firstInvalidOffset(in: text), firstOffset(of: 0, in: text))
        }
        guard let offset = [invalid, nul].compactMap({ $0 }).min() else { return }
        var counter = PlaceCounter(start: start)
        let place = counter.place(of: start + offset, in: bytes)
        throw offset == nul ? nulError(at: place) : invalidError(bytes[start + offset], at: place)
    }

    static func nulError(at place: SourcePlace) -> SourceError {
        SourceError(.encoding, "expected text, found a NUL", at: place)
    }

    static func invalidError(_ byte: UInt8, at place: SourcePlace) -> SourceError {
        SourceError(.encoding, "expected UTF-8, found the byte 0x\(hex(byte))", at: place)
    }

    static func hex(_ byte: UInt8) -> String {
        (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
}
