/// The plural categories of Unicode's CLDR.
enum PluralCategory: CaseIterable, Sendable {
    case zero, one, two, few, many, other
}

extension Language {
    /// The category of a whole number, by the cardinal rules of CLDR 44. A number below 0 counts as without sign.
    func pluralCategory(of number: Int) -> PluralCategory {
        let n = number.magnitude
        let lastTwo = n % 100
        switch self {
        case .english, .german, .dutch, .turkish:
            return n == 1 ? .one : .other
        case .spanish, .italian:
            return n == 1 ? .one : Self.manyMillions(n)
        case .french, .portuguese:
            return n <= 1 ? .one : Self.manyMillions(n)
        case .hindi:
            return n <= 1 ? .one : .other
        case .polish:
            return n == 1 ? .one : Self.isSlavicFew(n) ? .few : .many
        case .russian:
            return n % 10 == 1 && lastTwo != 11 ? .one : Self.isSlavicFew(n) ? .few : .many
        case .arabic:
            switch n {
            case 0: return .zero
            case 1: return .one
            case 2: return .two
            default: return lastTwo >= 3 && lastTwo <= 10 ? .few : lastTwo >= 11 ? .many : .other
            }
        case .hebrew:
            return n == 1 ? .one : n == 2 ? .two : .other
        case .japanese, .korean, .simplifiedChinese:
            return .other
        }
    }

    /// Whole millions take a preposition: 1000000 de opciones.
    private static func manyMillions(_ n: UInt) -> PluralCategory {
        n != 0 && n % 1_000_000 == 0 ? .many : .other
    }

    private static func isSlavicFew(_ n: UInt) -> Bool {
        let lastDigit = n % 10
        let lastTwo = n % 100
        return lastDigit >= 2 && lastDigit <= 4 && !(lastTwo >= 12 && lastTwo <= 14)
    }
}
