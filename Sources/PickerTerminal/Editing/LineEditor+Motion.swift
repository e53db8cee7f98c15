extension LineEditor {
    /// Where the caret goes.
    public enum Motion: Hashable, Sendable, CaseIterable {
        case left, right
        case start, end
        /// To the beginning of the word before, to the end of the word after; words are letters and digits.
        case wordLeft, wordRight
        /// To the beginning of what was last written without white space.
        case blankLeft
    }

    /// Moves the caret. A value that is shown is entered at the end the motion leads to.
    public mutating func move(_ motion: Motion) {
        history.endRun()
        if selectsAll {
            selectsAll = false
            switch motion {
            case .left, .start:
                caret = 0
                return
            case .right, .end:
                caret = text.count
                return
            case .wordLeft, .wordRight, .blankLeft: break
            }
        }
        caret = target(of: motion)
    }

    func target(of motion: Motion) -> Int {
        switch motion {
        case .left: return max(caret - 1, 0)
        case .right: return min(caret + 1, text.count)
        case .start: return 0
        case .end: return text.count
        case .wordLeft: return leftward(Self.isWord)
        case .blankLeft: return leftward { !$0.isWhitespace }
        case .wordRight:
            let ahead = text.dropFirst(caret)
            let gap = ahead.prefix { !Self.isWord($0) }.count
            return caret + gap + ahead.dropFirst(gap).prefix(while: Self.isWord).count
        }
    }

    private func leftward(_ belongs: (Character) -> Bool) -> Int {
        let behind = text.prefix(caret).reversed()
        let gap = behind.prefix { !belongs($0) }.count
        return caret - gap - behind.dropFirst(gap).prefix(while: belongs).count
    }

    private static func isWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber
    }
}
