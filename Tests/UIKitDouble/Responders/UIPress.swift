/// A press of a key of a hardware keyboard: developer.apple.com/documentation/uikit/uipress
@MainActor open class UIPress {
    package init(key: UIKey) { self.key = key }
    public private(set) var key: UIKey?
}

extension UIPress: @MainActor Hashable {
    public static func == (first: UIPress, second: UIPress) -> Bool { first === second }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// developer.apple.com/documentation/uikit/uievent
@MainActor open class UIEvent {
    package init() {}
}

/// developer.apple.com/documentation/uikit/uipressesevent
@MainActor open class UIPressesEvent: UIEvent {}

/// What a key is and what it would write: developer.apple.com/documentation/uikit/uikey
@MainActor open class UIKey {
    package init(
        _ keyCode: UIKeyboardHIDUsage, characters: String = "", unmodified: String? = nil,
        modifierFlags: UIKeyModifierFlags = []
    ) {
        self.keyCode = keyCode
        self.characters = characters
        charactersIgnoringModifiers = unmodified ?? characters.lowercased()
        self.modifierFlags = modifierFlags
    }

    /// "What would be inserted into a text field when this key is pressed": UIKey.h
    open private(set) var characters: String
    /// "The key's characters without regard to modifier keys": uikey/charactersignoringmodifiers
    open private(set) var charactersIgnoringModifiers: String
    open private(set) var modifierFlags: UIKeyModifierFlags
    open private(set) var keyCode: UIKeyboardHIDUsage
}

/// developer.apple.com/documentation/uikit/uikeymodifierflags
public struct UIKeyModifierFlags: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

/// The usage codes of USB keyboards: developer.apple.com/documentation/uikit/uikeyboardhidusage
public enum UIKeyboardHIDUsage: Int, Sendable {
    case keyboardA = 4
    case keyboardReturnOrEnter = 40
    case keyboardEscape = 41
    case keyboardDeleteOrBackspace = 42
    case keyboardTab = 43
    case keyboardSpacebar = 44
    case keyboardHome = 74
    case keyboardPageUp = 75
    case keyboardDeleteForward = 76
    case keyboardEnd = 77
    case keyboardPageDown = 78
    case keyboardRightArrow = 79
    case keyboardLeftArrow = 80
    case keyboardDownArrow = 81
    case keyboardUpArrow = 82
    case keypadEnter = 88
}
