/// How much a file may hold. Beyond, reading ends with an error; the standard values are generous.
public struct SourceLimits: Hashable, Sendable {
    /// Bytes of a file or a stream: 1 GiB.
    public var bytes = 1 << 30

    /// Bytes of a device such as `/dev/zero`, which may never end: 16 MiB.
    public var deviceBytes = 16 << 20

    /// Arrays and objects within one another: 64.
    public var depth = 64

    /// Values, members, cells or lines: 20 million.
    public var nodes = 20_000_000

    public init() {}

    public static let standard = SourceLimits()

    /// In a binary property list an array may be referred to many times. What it comes to when written
    /// out may be one value for each byte of the file and this many more, so that a small file stays small.
    static let sharedNodes = 100_000

    /// As `sharedNodes`, for bytes of text: 64 for each byte of the file and 64 MiB more.
    static let sharedTextFactor = 64
    static let sharedText = 64 << 20
}
