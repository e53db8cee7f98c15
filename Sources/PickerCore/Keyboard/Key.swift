/// A key that a person pressed, without regard to what it means.
public enum Key: Hashable, Sendable {
    case down, up, left, right
    case home, end, pageDown, pageUp
    case enter, space, escape, tab
    case backspace, delete

    /// A printable key, as the text it would write. Space has its own case.
    case character(Character)
}

/// The modifiers that were held with a key.
///
/// Shift counts only beside keys that write no text: a capital letter is its own character.
public struct KeyModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let shift = KeyModifiers(rawValue: 1)
    public static let alt = KeyModifiers(rawValue: 2)
    public static let ctrl = KeyModifiers(rawValue: 4)
    public static let meta = KeyModifiers(rawValue: 8)
}
