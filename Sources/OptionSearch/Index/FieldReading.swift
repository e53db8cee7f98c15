/// The fields of all options as the search reads them.
struct FieldReading {
    let titles: ColumnReading
    let subtitles: ColumnReading?
    let keywords: ColumnReading?

    /// The number of options.
    var count: Int { titles.raw.ends.count }

    /// Which options of a group have an unmarked form in any field: a bit each.
    @inline(__always)
    func kept(_ group: Int) -> UInt64 {
        titles.kept(group) | (subtitles?.kept(group) ?? 0) | (keywords?.kept(group) ?? 0)
    }

    /// Goes through title, subtitle and keywords until `body` wants no more; whether it wanted all.
    @inline(__always)
    func forEach(at position: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
        guard body(titles[position]) else { return false }
        if let subtitles {
            let subtitle = subtitles[position]
            if !subtitle.isEmpty, !body(subtitle) { return false }
        }
        guard let keywords else { return true }
        let joined = keywords[position]
        var start = 0
        for offset in 0...joined.count where offset == joined.count || joined[offset] == 0 {
            if offset > start, !body(UnsafeBufferPointer(rebasing: joined[start..<offset])) { return false }
            start = offset + 1
        }
        return true
    }
}
