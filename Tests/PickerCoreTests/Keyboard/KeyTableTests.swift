import Testing

@testable import PickerCore

/// Every key in every situation does what the contract's key table says, and no more.
@Suite struct KeyTableTests {
    static let allModifiers = (0..<16).map { KeyModifiers(rawValue: $0) }
    static let letters: [Key] = ["a", "d", "r", "z", "x", "é", "я", "日", "1", "-"].map { .character($0) }

    @Test func `the expected table has a command, or a dash, for each situation`() {
        #expect(ExpectedKeys.rows.count == 30)
        for row in ExpectedKeys.rows { #expect(row.commands.count == 5) }
        let dashes = ExpectedKeys.table.split(whereSeparator: \.isWhitespace).filter { $0 == "-" }.count
        let absent = ExpectedKeys.rows.flatMap(\.commands).filter { $0 == nil }.count
        #expect(dashes == absent, "every word in the table is a command")
    }

    @Test(arguments: KeySituation.allCases) func `every key with any modifiers does what the table says`(
        situation: KeySituation
    ) {
        for key in Array(KeyNames.named.values) + Self.letters {
            for modifiers in Self.allModifiers {
                #expect(
                    KeyTable.command(for: key, modifiers, in: situation)
                        == ExpectedKeys.command(key, modifiers, situation),
                    "\(KeyNames.name(of: key)) with \(modifiers.rawValue)")
            }
        }
    }

    @Test func `no two rows speak of the same key in one situation`() {
        for (place, row) in KeyTable.bindings.enumerated() {
            #expect(
                !KeyTable.bindings[..<place].contains {
                    $0.situation == row.situation && $0.pattern == row.pattern
                        && $0.modifiers == row.modifiers
                })
        }
    }

    @Test func `every row of the table in the code is one of the expected`() {
        for row in KeyTable.bindings {
            guard case .key(let key) = row.pattern else { continue }
            #expect(ExpectedKeys.command(key, row.modifiers, row.situation) == row.command)
        }
    }

    @Test func `beside Control or Alt a capital letter is its key with Shift`() {
        let closed = KeySituation.closed
        #expect(KeyTable.command(for: .character("Z"), .ctrl, in: closed) == .redo)
        #expect(KeyTable.command(for: .character("Z"), [.ctrl, .shift], in: closed) == .redo)
        #expect(KeyTable.command(for: .character("A"), .alt, in: .menuOpen) == nil)
        #expect(KeyTable.command(for: .character("Z"), [], in: closed) == .typeahead)
        #expect(KeyTable.command(for: .character("ß"), .ctrl, in: closed) == nil)
    }

    @Test(arguments: FieldStyle.allCases) func `a field is in the situation of its style, closed and open`(
        style: FieldStyle
    ) {
        var field = TestField.make(style)
        #expect(field.keySituation == (style == .combo ? .closedCombo : .closed))
        field.send(.popupOpen)
        let open: [FieldStyle: KeySituation] = [.wheel: .wheelOpen, .menu: .menuOpen, .combo: .comboOpen]
        #expect(field.keySituation == open[style])
    }

    @Test(arguments: FieldStyle.allCases)
    func `R23 right to left, Left and Right change places and no other key`(
        style: FieldStyle
    ) {
        for isOpen in [false, true] {
            var leftToRight = TestField.make(style)
            var rightToLeft = TestField.make(style) { $0.language = "ar" }
            if isOpen {
                leftToRight.send(.popupOpen)
                rightToLeft.send(.popupOpen)
            }
            for key in Array(KeyNames.named.values) + Self.letters {
                for modifiers in Self.allModifiers {
                    let mirrored: Key = key == .left ? .right : key == .right ? .left : key
                    #expect(
                        rightToLeft.command(for: key, modifiers)
                            == leftToRight.command(for: mirrored, modifiers))
                }
            }
        }
    }

    @Test(arguments: FieldStyle.allCases) func `a key that means nothing is passed on and changes nothing`(
        style: FieldStyle
    ) {
        for isOpen in [false, true] {
            var field = TestField.make(style, selected: ["Belgium"])
            field.send(.fieldFocus(byAssistiveTechnology: false))
            if isOpen { field.send(.popupOpen) }
            for key in Array(KeyNames.named.values) + Self.letters {
                for modifiers in Self.allModifiers
                where ExpectedKeys.command(key, modifiers, field.keySituation) == nil {
                    var copy = field
                    #expect(copy.send(.keyPress(key, modifiers)) == [.passKey(key, modifiers)])
                    #expect(copy.highlighted() == field.highlighted())
                }
            }
        }
    }
}
