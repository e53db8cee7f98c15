/// Finds the position of an id: an open hash table of positions, four bytes a slot.
///
/// The ids themselves stay in the list's text; the caller says whether a position has an id.
struct OptionIDTable: Sendable {
    /// The low `positionBits` are one more than a position, the rest is the top of the id's hash; 0 is a free slot.
    /// The count is a power of two.
    var slots: [UInt32] = []
    /// Enough for the count of slots, so for every position: the table is never full.
    private(set) var positionBits: UInt32 = 0
    var count = 0
    let hash: OptionIDHash

    init(seed: UInt64 = 0) { hash = OptionIDHash(seed: seed) }

    mutating func reserveCapacity(_ capacity: Int, hashOfPosition: (Int) -> UInt64) {
        var size = max(slots.count, 8)
        while size * 3 < capacity * 4 { size *= 2 }
        if size > slots.count { grow(to: size, hashOfPosition: hashOfPosition) }
    }

    func position(of id: String, isAt: (Int, String) -> Bool) -> Int? {
        position(hash: hash(id.utf8)) { isAt($0, id) }
    }

    /// The position whose id has this hash and is found equal; `nil` where there is none.
    func position(hash: UInt64, isEqual: (Int) -> Bool) -> Int? {
        guard !slots.isEmpty else { return nil }
        let mask = slots.count - 1
        let wanted = tag(of: hash)
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0 {
            if let position = position(in: slots[slot], tag: wanted), isEqual(position) { return position }
            slot = (slot + 1) & mask
        }
        return nil
    }

    /// What stands in the first slot that each hash may take: later only a free slot's content changes.
    ///
    /// Reading many at once takes little more time than one, because the memory is waited for but once.
    func firstSlots(of hashes: [UInt64]) -> [UInt32] {
        guard !slots.isEmpty else { return hashes.map { _ in 0 } }
        let mask = slots.count - 1
        return hashes.map { slots[Int(truncatingIfNeeded: $0) & mask] }
    }

    /// The same as `position(hash:isEqual:)`, the content of the first slot being known already.
    func position(hash: UInt64, firstSlot entry: UInt32, isEqual: (Int) -> Bool) -> Int? {
        if entry != 0, let position = position(in: entry, tag: tag(of: hash)), isEqual(position) {
            return position
        }
        return position(hash: hash, isEqual: isEqual)
    }

    /// Whether the table must grow before so many positions are inserted.
    ///
    /// Three quarters full keeps the runs of taken slots short.
    func isFull(for more: Int = 1) -> Bool { slots.count * 3 <= (count + more) * 4 }

    /// Makes room for so many positions more.
    mutating func grow(for more: Int = 1, hashOfPosition: (Int) -> UInt64) {
        var size = max(8, slots.count * 2)
        while size * 3 <= (count + more) * 4 { size *= 2 }
        grow(to: size, hashOfPosition: hashOfPosition)
    }

    /// Adds a position whose id is known to be new.
    ///
    /// - Precondition: the table is not full.
    mutating func insert(_ position: Int, hash: UInt64) {
        place(position, hash: hash)
        count += 1
    }

    /// Puts a position in the place of another one that has the same id.
    mutating func replace(_ earlier: Int, by position: Int, hash: UInt64) {
        let mask = slots.count - 1
        let content = UInt32(earlier + 1) | tag(of: hash)
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != content { slot = (slot + 1) & mask }
        slots[slot] = UInt32(position + 1) | tag(of: hash)
    }

    private mutating func place(_ position: Int, hash: UInt64) {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0 { slot = (slot + 1) & mask }
        slots[slot] = UInt32(position + 1) | tag(of: hash)
    }

    private mutating func grow(to size: Int, hashOfPosition: (Int) -> UInt64) {
        let old = slots
        let oldBits = positionBits
        slots = [UInt32](repeating: 0, count: size)
        positionBits = UInt32(size.trailingZeroBitCount)
        for entry in old where entry != 0 {
            let position = Int(entry & ~(~0 << oldBits)) - 1
            place(position, hash: hashOfPosition(position))
        }
    }

    /// The part of a hash that a slot keeps, so that most other ids are told apart without looking at their text.
    @inline(__always)
    func tag(of hash: UInt64) -> UInt32 { UInt32(truncatingIfNeeded: hash >> 32) << positionBits }

    private func position(in entry: UInt32, tag: UInt32) -> Int? {
        let difference = entry ^ tag
        return difference >> positionBits == 0 ? Int(difference) - 1 : nil
    }
}
