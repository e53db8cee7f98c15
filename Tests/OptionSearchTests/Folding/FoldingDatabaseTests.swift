import Testing

@testable import OptionSearch

/// R21's letters, checked against Unicode's own files.
@Suite(.enabled(if: UnicodeDatabase.isInstalled, "needs Debian's unicode-data: apt-get install unicode-data"))
struct FoldingDatabaseTests {
    private func unmarked(_ scalars: some Sequence<UInt32>) -> [UInt8] {
        var bytes: [UInt8] = []
        for scalar in scalars { Folding.appendUnmarked(scalar, to: &bytes) }
        return bytes
    }

    private func folded(_ scalars: some Sequence<UInt32>) -> [UInt8] { unmarked(scalars).map(ASCII.lowered) }

    private var allScalars: some Sequence<UInt32> {
        (UInt32(0)...0x10FFFF).lazy.filter { Unicode.Scalar($0) != nil }
    }

    @Test func `a scalar that decomposes is found as what it is made of`() throws {
        for fields in try UnicodeDatabase.lines(of: "UnicodeData") where !fields[5].isEmpty {
            let scalar = UnicodeDatabase.scalars(fields[0])[0]
            let mapping = UnicodeDatabase.scalars(
                fields[5].split(separator: " ").filter { !$0.hasPrefix("<") }.joined(separator: " "))
            // A spacing accent is a sign of its own, not a space.
            if mapping.first == 0x20, mapping.count > 1, folded(mapping) == [0x20] {
                #expect(Array(String(Unicode.Scalar(scalar)!).utf8) == folded([scalar]))
            } else {
                #expect(folded([scalar]) == folded(mapping), "U+\(fields[0]) \(fields[1])")
            }
        }
    }

    @Test func `upper and lower case are found as one another`() throws {
        for fields in try UnicodeDatabase.lines(of: "CaseFolding") where fields[1] == "C" || fields[1] == "F"
        {
            let scalar = UnicodeDatabase.scalars(fields[0])
            let mapping = UnicodeDatabase.scalars(fields[2])
            // An iota below a vowel is a mark and goes; full case folding writes it beside the vowel instead.
            let isSameWithoutIota = mapping.last == 0x3B9 && folded(scalar) == folded(mapping.dropLast())
            #expect(folded(scalar) == folded(mapping) || isSameWithoutIota, "U+\(fields[0])")
        }
    }

    @Test func `folding once is folding for good`() {
        for scalar in allScalars {
            let form = folded([scalar])
            let again = form.withUnsafeBufferPointer { form -> [UInt8] in
                var bytes: [UInt8] = []
                Folding.appendUnmarked(form, to: &bytes)
                return bytes
            }
            if again != form {
                Issue.record("U+\(String(scalar, radix: 16)) folds to \(form), then to \(again)")
            }
        }
    }

    @Test func `invisible characters are not there`() throws {
        for scalar in try UnicodeDatabase.scalars(
            of: "Default_Ignorable_Code_Point", in: "DerivedCoreProperties")
        {
            #expect(folded([scalar]).isEmpty, "U+\(String(scalar, radix: 16))")
        }
    }

    @Test func `every white space is a space`() throws {
        for scalar in try UnicodeDatabase.scalars(of: "White_Space", in: "PropList") {
            let form = folded([scalar])
            #expect(form.count == 1 && ASCII.isSpace(form[0]), "U+\(String(scalar, radix: 16))")
        }
    }

    @Test func `a mark without weight in collation is not there, one with weight is a letter`() throws {
        var isMark: Set<UInt32> = []
        var combining: Set<UInt32> = []
        for fields in try UnicodeDatabase.lines(of: "UnicodeData") where fields[2].hasPrefix("M") {
            let scalar = UnicodeDatabase.scalars(fields[0])[0]
            isMark.insert(scalar)
            if fields[1].hasPrefix("COMBINING ") { combining.insert(scalar) }
        }
        let ignorable = Set(
            try UnicodeDatabase.scalars(of: "Default_Ignorable_Code_Point", in: "DerivedCoreProperties"))
        // Half of Thai and Lao sara am, which has a weight as a whole.
        let kept: Set<UInt32> = [0xE4D, 0xECD]
        var checked = 0
        for fields in try UnicodeDatabase.lines(of: "allkeys") where fields.count > 1 {
            let scalars = UnicodeDatabase.scalars(fields[0])
            guard scalars.count == 1, isMark.contains(scalars[0]), !kept.contains(scalars[0]) else {
                continue
            }
            let isWeightless = fields[1].split(separator: "[").allSatisfy { $0.dropFirst().hasPrefix("0000") }
            let goes = isWeightless || combining.contains(scalars[0]) || ignorable.contains(scalars[0])
            #expect(folded(scalars).isEmpty == goes, "U+\(fields[0])")
            checked += 1
        }
        #expect(checked > 2000)
    }

    @Test func `a letter with a stroke is found as the letter`() throws {
        var scalarOfName: [String: UInt32] = [:]
        let lines = try UnicodeDatabase.lines(of: "UnicodeData")
        for fields in lines { scalarOfName[fields[1]] = UnicodeDatabase.scalars(fields[0])[0] }
        var checked = 0
        for fields in lines where fields[1].hasSuffix(" WITH STROKE") && fields[2].hasPrefix("L") {
            // Elsewhere a stroke makes another letter, as dots do.
            guard ["LATIN", "GREEK", "CYRILLIC"].contains(where: fields[1].hasPrefix) else { continue }
            guard let base = scalarOfName[String(fields[1].dropLast(" WITH STROKE".count))] else { continue }
            #expect(folded(UnicodeDatabase.scalars(fields[0])) == folded([base]), "\(fields[1])")
            checked += 1
        }
        #expect(checked > 50)
    }

    @Test func `letters, digits and marks make words, signs part them`() throws {
        for fields in try UnicodeDatabase.lines(of: "UnicodeData") where !fields[1].hasPrefix("<") {
            let scalar = UnicodeDatabase.scalars(fields[0])[0]
            guard let text = Unicode.Scalar(scalar), unmarked([scalar]) == Array(String(text).utf8) else {
                continue
            }
            let isPart = ["L", "N", "M"].contains(fields[2].prefix(1)) || fields[2] == "Co"
            #expect(Folding.isWordPart(scalar) == isPart, "U+\(fields[0]) \(fields[1])")
        }
    }
}
