/// Numbers of bytes in messages.
enum ByteCount {
    /// As in `16 MiB`; a number of bytes where it is no whole number of a unit.
    static func inWords(_ count: Int) -> String {
        for (unit, name) in [(1 << 30, "GiB"), (1 << 20, "MiB"), (1 << 10, "KiB")]
        where count >= unit && count % unit == 0 {
            return "\(count / unit) \(name)"
        }
        return "\(count) bytes"
    }
}
