/// The library's own texts in one language (R23).
///
///     let texts = Texts(localeIdentifier: "pl_PL.UTF-8")
///     texts(.optionsAvailable(5))  // "Dostępnych 5 opcji"
///
/// Counts take the plural form of the language. Numbers are written in the digits 0 to 9 without grouping in
/// every language; see `Documentation/Decisions/Texts.md`. Titles and other texts are put in as `DisplayText`
/// shows them (R25); one in letters of the other direction is isolated (U+2068, U+2069), lest it change the
/// order of the words around it.
public struct Texts: Equatable, Sendable {
    public var language: Language

    public init(_ language: Language = .english) { self.language = language }

    /// The texts for a locale; English where the library does not speak its language.
    public init(localeIdentifier: String) {
        self.init(Language(localeIdentifier: localeIdentifier) ?? .english)
    }

    /// The texts for the first of some locales whose language the library speaks, else English.
    ///
    /// Platforms tell what a person reads as a list: `LANGUAGE` split at colons, `Locale.preferredLanguages`,
    /// `navigator.languages`.
    public init(preferring localeIdentifiers: some Sequence<String>) {
        for identifier in localeIdentifiers {
            if let language = Language(localeIdentifier: identifier) {
                self.init(language)
                return
            }
        }
        self.init(.english)
    }

    /// Whether leading is right: arrow, toolbar and the left and right keys are mirrored.
    public var isRightToLeft: Bool { language.isRightToLeft }
}
