/// The fields of all options as the search reads them.
struct FieldReading {
    let titles: ColumnReading
    let subtitles: ColumnReading?
    let keywords: ColumnReading?

    /// The number of options.
    var count: Int { titles.raw.ends.count }

    /// Goes through title, subtitle and keywords until `body` wants no more; whether it wanted all.
    @inline(__always)
    func forEach(at position: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
        guard body(titles[position]) else { return false }
        if let subtitles {
            let subtitle = subtitles[position]
            if !subtitle.isEmpty, !body(subtitle) { return false }
        }
        guard let keywords else { return true }
        return ColumnReading.forEachPart(of: keywords[position], body)
    }
}
