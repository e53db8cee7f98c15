/// What an option is known by (R1).
///
/// Two ids are equal when their UTF-8 is equal, byte for byte: `é` written as one character and as two
/// are different ids, as they are in the file they came from.
public struct OptionID: Sendable {
    public let text: String

    public init(_ text: String) { self.text = text }
}

extension OptionID: Hashable {
    public static func == (first: OptionID, second: OptionID) -> Bool {
        let (first, second) = (first.text.utf8, second.text.utf8)
        return first.count == second.count && first.elementsEqual(second)
    }

    public func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
        hasher.combine(UInt8(0xFF))
    }
}

extension OptionID: ExpressibleByStringLiteral {
    public init(stringLiteral text: String) { self.init(text) }
}
