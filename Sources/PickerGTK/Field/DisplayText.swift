#if GTK
    import CPickerGTK

    /// A title as a label may show it: one line, no control codes, nothing that reorders what stands beside it
    /// (R25), and no longer than anyone reads.
    struct DisplayText {
        /// More characters than fit into any popup; it keeps the layout of an endless title short.
        static let lengthLimit = 500

        private(set) var text = ""
        private let title: String

        init(_ title: String) {
            self.title = title
            if title.utf8.count <= Self.lengthLimit
                && title.unicodeScalars.allSatisfy({ Self.isHarmless($0) })
            {
                text = title
                return
            }
            for character in title.prefix(Self.lengthLimit) { text += Self.shown(character) }
            if title.dropFirst(Self.lengthLimit).first != nil { text += "\u{2026}" }
        }

        /// The byte ranges in `text` of ranges of characters of the title.
        func byteRanges(of ranges: [Range<Int>]) -> [Range<Int>] {
            guard let end = ranges.map(\.upperBound).max() else { return [] }
            var offsets = [0]
            for character in title.prefix(min(end, Self.lengthLimit)) {
                offsets.append(offsets[offsets.count - 1] + Self.shown(character).utf8.count)
            }
            let last = offsets.count - 1
            return ranges.compactMap { range in
                let first = min(range.lowerBound, last)
                let final = min(range.upperBound, last)
                return first < final ? offsets[first]..<offsets[final] : nil
            }
        }

        private static func shown(_ character: Character) -> String {
            var shown = ""
            for scalar in character.unicodeScalars {
                if isHarmless(scalar) {
                    shown.unicodeScalars.append(scalar)
                } else if scalar.value < 0x20, let picture = Unicode.Scalar(0x2400 + scalar.value) {
                    shown.unicodeScalars.append(picture)
                } else {
                    shown.unicodeScalars.append("\u{FFFD}")
                }
            }
            return shown
        }

        /// Control codes, line and paragraph ends, and the characters that embed or override a direction are
        /// not; marks and isolates are part of well-formed text.
        private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
            switch scalar.value {
            case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E: return false
            default: return true
            }
        }
    }
#endif
