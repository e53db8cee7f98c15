import Foundation
import RandomTesting
import Testing

@testable import OptionSearch

/// What people type and what it finds (R21).
@Suite struct FoldingTests {
    @Test(arguments: [
        ("zurich", "Zürich"), ("dien", "Điện"), ("lodz", "Łódź"), ("ost", "Øst"), ("strasse", "Straße"),
        ("STRASSE", "straße"), ("straße", "STRASSE"), ("aegir", "Ægir"), ("oeuvre", "Œuvre"), ("thor", "Þór"),
        ("reykjavik", "Reykjavík"), ("fidur", "Fiður"), ("istanbul", "İstanbul"),
        ("diyarbakir", "Diyarbakır"),
        ("izmir", "IZMİR"), ("finance", "ﬁnance"), ("abc", "ＡＢＣ"), ("malta ghar", "Malta Għar"),
        ("sapmi", "Sápmi"),
        ("eliyev", "Əliyev"), ("nangoc", "Ŋangoc"), ("σοφοσ", "ΣΟΦΌΣ"), ("σοφος", "σοφοσ"), ("αδης", "ᾅδης"),
        ("ежик", "Ёжик"), ("казакстан", "Қазақстан"),
        ("киів", "Київ"),
        ("שלום", "שָׁלוֹם"), ("احمد", "أَحْمَد"), ("سلام", "ســلام"), ("لا", "ﻻ"),
        ("か", "が"),
        ("ガ", "ｶﾞ"), ("株式会社", "㍿"), ("tm", "™"), ("5", "⑤"), ("x2", "x²"), ("iv", "Ⅳ"), ("豈", "\u{F900}"),
        ("école", "e\u{301}cole"), ("e\u{301}cole", "école"), ("softhyphen", "soft\u{AD}hyphen"),
        ("ab", "a\u{200B}b"),
        ("ab", "\u{202E}a\u{2066}b\u{2069}"), ("a\u{200D}b", "ab"), ("ab", "\u{FEFF}ab"), ("a b", "a\u{A0}b"),
        ("a b", "a\u{3000}b"), ("👩💻", "👩‍💻"), ("❤", "❤️"), ("한국", "한국".decomposedStringWithCanonicalMapping),
        ("ab", "𝐀𝐁"), ("ǆ", "DŽ"), ("l·l", "ŀl"),
    ])
    func `letters that differ only in case, marks, width or ligature are the same`(
        typed: String, title: String
    ) {
        #expect(WholeText.folded(typed) == WholeText.folded(title))
    }

    @Test(arguments: [
        ("कल", "कुल"), ("कि", "की"), ("กัน", "กิน"), ("น้ำ", "นา"), ("o", "0"), ("l", "1"), ("か", "カ"), ("ي", "ى"),
        ("a", "а"), ("k", "қ"), ("-", "–"), ("´", ""), ("´", "`"), ("\0", ""), ("🍎", "🍏"), ("a b", "ab"),
    ])
    func `letters that mean something else stay apart`(first: String, second: String) {
        #expect(WholeText.folded(first) != WholeText.folded(second))
    }

    @Test func `each state of typing a Hangul syllable is the beginning of it`() {
        for states in [
            ["ㅎ", "하", "한", "한ㄱ", "한그", "한글"], ["ㄱ", "고", "과", "괒", "과자"], ["가", "갑", "값", "값이"],
        ] {
            let last = WholeText.folded(states[states.count - 1])
            for state in states { #expect(last.starts(with: WholeText.folded(state)), "\(state)") }
        }
    }

    @Test func `modern Hangul syllables are told apart`() {
        var known: [[UInt8]: UInt32] = [:]
        for scalar in UInt32(0xAC00)...0xD7A3 {
            var form: [UInt8] = []
            Folding.appendUnmarked(scalar, to: &form)
            #expect(known.updateValue(scalar, forKey: form) == nil, "U+\(String(scalar, radix: 16))")
        }
        #expect(known.count == 11_172)
    }

    @Test func `decomposed text from Foundation folds as composed text does`() {
        var generator = SeededNumbers(seed: 15)
        for _ in 0..<20_000 {
            let scalar = Unicode.Scalar(UInt32.random(in: 0x80...0x2FFFF, using: &generator)) ?? "a"
            let text = String(scalar)
            #expect(Folding.unmarked(text) == Folding.unmarked(text.decomposedStringWithCanonicalMapping))
            #expect(Folding.unmarked(text) == Folding.unmarked(text.precomposedStringWithCanonicalMapping))
        }
    }

    @Test func `bytes that are not UTF-8 are read without leaving the text`() {
        for bytes: [UInt8] in [
            [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x8D], [0x80, 0xFF], [0xC3, 0x28], [0xF8, 0x88],
        ] {
            var form: [UInt8] = []
            bytes.withUnsafeBufferPointer { Folding.appendUnmarked($0, to: &form) }
            #expect(String(validating: form, as: UTF8.self)?.contains("\u{FFFD}") == true)
        }
    }
}
