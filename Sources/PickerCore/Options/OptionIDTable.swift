/// Finds the position of an id: an open hash table of positions, four bytes a slot.
///
/// The ids themselves stay in the list's text; the caller says whether a position has an id.
struct OptionIDTable: Sendable {
    /// One more than a position; 0 is a free slot. The count is a power of two.
    private var slots: [UInt32] = []
    private(set) var count = 0

    init() {}

    mutating func reserveCapacity(_ capacity: Int, hashOfPosition: (Int) -> UInt64) {
        var size = max(slots.count, 8)
        while size * 3 < capacity * 4 { size *= 2 }
        if size > slots.count { grow(to: size, hashOfPosition: hashOfPosition) }
    }

    func position(of id: String, isAt: (Int, String) -> Bool) -> Int? {
        position(hash: Self.hash(id.utf8)) { isAt($0, id) }
    }

    /// The position whose id has this hash and is found equal; `nil` where there is none.
    func position(hash: UInt64, isEqual: (Int) -> Bool) -> Int? {
        guard !slots.isEmpty else { return nil }
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0 {
            let position = Int(slots[slot]) - 1
            if isEqual(position) { return position }
            slot = (slot + 1) & mask
        }
        return nil
    }

    /// Adds a position whose id is known to be new.
    mutating func insert(_ position: Int, hash: UInt64, hashOfPosition: (Int) -> UInt64) {
        // Three quarters full keeps the runs of taken slots short.
        if slots.count * 3 <= (count + 1) * 4 {
            grow(to: max(8, slots.count * 2), hashOfPosition: hashOfPosition)
        }
        place(position, hash: hash)
        count += 1
    }

    private mutating func place(_ position: Int, hash: UInt64) {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0 { slot = (slot + 1) & mask }
        slots[slot] = UInt32(position + 1)
    }

    private mutating func grow(to size: Int, hashOfPosition: (Int) -> UInt64) {
        let old = slots
        slots = [UInt32](repeating: 0, count: size)
        for entry in old where entry != 0 {
            place(Int(entry) - 1, hash: hashOfPosition(Int(entry) - 1))
        }
    }

    /// FNV-1a over eight bytes at a time, mixed at the end so that the low bits may index a table.
    static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        var word: UInt64 = 0
        var filled: UInt64 = 0
        for byte in bytes {
            word = word << 8 | UInt64(byte)
            filled += 1
            if filled & 7 == 0 {
                hash = (hash ^ word) &* 0x9e37_79b9_7f4a_7c15
                hash ^= hash >> 29
                word = 0
            }
        }
        hash = (hash ^ word ^ filled << 56) &* 0x9e37_79b9_7f4a_7c15
        return hash ^ hash >> 32
    }
}
