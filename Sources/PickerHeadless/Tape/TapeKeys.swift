import PickerCore
import PickerFiles

/// The names that tapes give to keys.
enum TapeKeys {
    static let named: [(name: String, key: Key)] = [
        ("Down", .down), ("Up", .up), ("Left", .left), ("Right", .right), ("Home", .home), ("End", .end),
        ("PageDown", .pageDown), ("PageUp", .pageUp), ("Enter", .enter), ("Space", .space),
        ("Escape", .escape), ("Tab", .tab), ("Backspace", .backspace), ("Delete", .delete),
    ]

    static let modifierNames: [(name: String, modifier: KeyModifiers)] = [
        ("shift", .shift), ("alt", .alt), ("ctrl", .ctrl), ("meta", .meta),
    ]

    static func key(_ value: SourceValue) throws(SourceError) -> Key {
        let name = try value.text("the name of a key, or a character")
        if let named = named.first(where: { $0.name == name }) { return named.key }
        if name == " " { return .space }
        if name.count == 1, let character = name.first { return .character(character) }
        throw SourceError(
            .unexpectedValue,
            "unknown key \(Quoting.quote(name)), expected one character or one of"
                + " \(NearestNames.list(named.map(\.name), near: name))",
            at: value.place)
    }

    static func name(of key: Key) -> String {
        if case .character(let character) = key { return String(character) }
        return named.first { $0.key == key }?.name ?? ""
    }

    /// An array of names, or one name.
    static func modifiers(_ value: SourceValue?) throws(SourceError) -> KeyModifiers {
        guard let value else { return [] }
        guard case .array(let names) = value.content else { return try modifier(value) }
        var modifiers: KeyModifiers = []
        for name in names { modifiers.insert(try modifier(name)) }
        return modifiers
    }

    private static func modifier(_ value: SourceValue) throws(SourceError) -> KeyModifiers {
        let name = try value.string("the name of a modifier")
        if let named = modifierNames.first(where: { $0.name == name }) { return named.modifier }
        throw SourceError(
            .unexpectedValue,
            "unknown modifier \(Quoting.quote(name)), expected shift, alt, ctrl or meta", at: value.place)
    }

    static func names(of modifiers: KeyModifiers) -> [String] {
        modifierNames.filter { modifiers.contains($0.modifier) }.map(\.name)
    }
}
