/// The columns that a terminal gives to one Unicode scalar on its own.
///
/// Two for East Asian Wide and Fullwidth (UAX #11) and for emoji that are shown as pictures (UTS #51), none for
/// marks, format characters and the later letters of a Hangul syllable, one for everything else. Ambiguous
/// scalars count one. Looking one up costs a binary search in a table of some hundred runs; ASCII costs nothing.
enum ScalarWidth {
    /// Below this nothing is wide and nothing is a mark.
    private static let firstMark: UInt32 = 0x300

    /// Columns of a scalar, 0, 1 or 2. A control character has none: it must not reach a terminal.
    static func columns(of scalar: Unicode.Scalar) -> Int {
        let value = scalar.value
        if value < firstMark { return value < 0x20 || (0x7F...0x9F).contains(value) ? 0 : 1 }
        if contains(value, wideRanges) { return 2 }
        if contains(value, zeroWidthRanges) { return 0 }
        return 1
    }

    /// Whether a scalar lies in one of the runs of a table, which alternates first and last scalars.
    private static func contains(_ value: UInt32, _ runs: [UInt32]) -> Bool {
        var low = 0
        var high = runs.count / 2
        while low < high {
            let middle = (low + high) / 2
            if value > runs[2 * middle + 1] { low = middle + 1 } else { high = middle }
        }
        return low < runs.count / 2 && value >= runs[2 * low]
    }
}
