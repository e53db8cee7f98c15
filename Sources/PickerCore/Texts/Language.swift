/// A language that the library speaks.
public enum Language: CaseIterable, Hashable, Sendable {
    case english, german, french, spanish, portuguese, italian, dutch, polish, turkish, russian
    case arabic, hebrew, hindi, japanese, korean, simplifiedChinese

    /// The language's BCP 47 tag.
    public var code: String {
        switch self {
        case .english: "en"
        case .german: "de"
        case .french: "fr"
        case .spanish: "es"
        case .portuguese: "pt"
        case .italian: "it"
        case .dutch: "nl"
        case .polish: "pl"
        case .turkish: "tr"
        case .russian: "ru"
        case .arabic: "ar"
        case .hebrew: "he"
        case .hindi: "hi"
        case .japanese: "ja"
        case .korean: "ko"
        case .simplifiedChinese: "zh-Hans"
        }
    }

    /// Whether the language is written from right to left: then leading is right (R23).
    public var isRightToLeft: Bool { self == .arabic || self == .hebrew }

    /// The language that a locale asks for; `nil` where the library does not speak it.
    ///
    /// Takes POSIX names (`de_AT.UTF-8`, `sr@latin`), BCP 47 tags (`pt-BR`, `zh-Hant-TW`) and Apple's
    /// (`en_US@calendar=gregorian`), in any case. What comes after the language is not looked at: one wording
    /// serves all regions, and every script of Chinese gets the simplified one, as CLDR's language matching has
    /// it. `C` and `POSIX` ask for English.
    public init?(localeIdentifier: String) {
        let subtag = localeIdentifier.utf8.prefix { byte in
            // Letters only: whatever else it is, it ends the language.
            byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
        }
        let rest = localeIdentifier.utf8.dropFirst(subtag.count).first
        let separators: [UInt8] = [
            UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "@"),
        ]
        guard rest.map(separators.contains) ?? true else { return nil }
        switch String(decoding: subtag.map { $0 | 0x20 }, as: UTF8.self) {
        case "en", "c", "posix": self = .english
        case "de": self = .german
        case "fr": self = .french
        case "es": self = .spanish
        case "pt": self = .portuguese
        case "it": self = .italian
        case "nl": self = .dutch
        case "pl": self = .polish
        case "tr": self = .turkish
        case "ru": self = .russian
        case "ar": self = .arabic
        // ISO 639 had `iw` until 1989; Java and Android still send it.
        case "he", "iw": self = .hebrew
        case "hi": self = .hindi
        case "ja": self = .japanese
        case "ko": self = .korean
        // `cmn` is Mandarin, which is what `zh` means.
        case "zh", "cmn": self = .simplifiedChinese
        default: return nil
        }
    }
}
