/// A column of texts, ready to be compared.
///
/// A text in ASCII is compared where it lies. Of each other text the unmarked form is kept beside it, so a
/// column costs little more than its text where that is ASCII, and about twice its text where none is.
struct FoldedColumn: Sendable {
    let store: TextStore

    /// The unmarked forms of those texts that are not ASCII, in order.
    private var unmarked = TextStore()

    /// For each text a bit: whether its unmarked form is kept. Empty where all text is ASCII.
    private var isKept: [UInt64] = []

    /// For each word of `isKept` the number of bits before it.
    private var keptBefore: [UInt32] = []

    /// Cost: one pass over the text.
    init(_ store: TextStore) {
        self.store = store
        store.bytes.withUnsafeBufferPointer { bytes in
            guard !Self.isASCII(bytes) else { return }
            keep(bytes)
        }
    }

    /// The text at a position, unmarked but for the case of `A` to `Z`; empty behind the end of the column.
    @inline(__always)
    func withText<Result>(at position: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        guard position < store.count else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
        let kept = keptNumber(at: position)
        let source = kept == nil ? store : unmarked
        let range = source.byteRange(at: kept ?? position)
        return source.bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
    }

    /// Calls `body` with the column as the search reads it.
    func withReading<Result>(_ body: (ColumnReading) -> Result) -> Result {
        store.withRun { raw in
            unmarked.withRun { unmarked in
                isKept.withUnsafeBufferPointer { isKept in
                    keptBefore.withUnsafeBufferPointer { keptBefore in
                        body(
                            ColumnReading(
                                raw: raw, unmarked: unmarked, isKept: isKept, keptBefore: keptBefore))
                    }
                }
            }
        }
    }

    /// Where the unmarked form of a text is kept, if it is.
    private func keptNumber(at position: Int) -> Int? {
        guard !isKept.isEmpty else { return nil }
        let word = isKept[position >> 6]
        let bit: UInt64 = 1 << UInt64(position & 63)
        guard word & bit != 0 else { return nil }
        return Int(keptBefore[position >> 6]) + (word & (bit - 1)).nonzeroBitCount
    }

    private mutating func keep(_ bytes: UnsafeBufferPointer<UInt8>) {
        isKept = [UInt64](repeating: 0, count: (store.count + 63) / 64)
        keptBefore = [UInt32](repeating: 0, count: isKept.count)
        var form: [UInt8] = []
        for position in 0..<store.count {
            if position & 63 == 0 { keptBefore[position >> 6] = UInt32(unmarked.count) }
            let text = UnsafeBufferPointer(rebasing: bytes[store.byteRange(at: position)])
            if Self.isASCII(text) { continue }
            isKept[position >> 6] |= 1 << UInt64(position & 63)
            form.removeAll(keepingCapacity: true)
            Folding.appendUnmarked(text, to: &form)
            unmarked.append(validatedBytes: form)
        }
    }

    private static func isASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var offset = 0
        // Thirty-two bytes at a time, and the rest one by one.
        while offset + 32 <= bytes.count {
            let chunk = UnsafeRawPointer(bytes.baseAddress! + offset).loadUnaligned(as: SIMD32<UInt8>.self)
            if any(chunk .>= 0x80) { return false }
            offset += 32
        }
        while offset < bytes.count {
            if bytes[offset] >= 0x80 { return false }
            offset += 1
        }
        return true
    }
}
