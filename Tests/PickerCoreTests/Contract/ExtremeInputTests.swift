import PickerCore
import Testing

/// Numbers, names and sizes that no person would send: nothing traps, nothing is lost.
@Suite struct ExtremeInputTests {
    static let numbers = [
        Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
        .leastNonzeroMagnitude, 0, -0.0,
    ]

    @Test(arguments: numbers) func `R15 no drag, throw or time makes a wheel that stands nowhere`(
        number: Double
    ) {
        for event in [
            FieldEvent.wheelDrag(by: number, column: 0), .wheelRelease(velocity: number, column: 0),
            .clockAdvance(to: number),
        ] {
            var field = TestField.make(.wheel)
            field.send(.popupOpen, .wheelDrag(by: 0.5, column: 0), event)
            field.send(.wheelRelease(velocity: number, column: 0), event, .wheelSettle(column: 0))
            #expect(field.snapshot.columns[0].wheelOffset.isFinite)
            #expect(field.checkInvariants().isEmpty)
            field.send(.clockAdvance(to: field.now + 60), .toolbarDone)
            #expect(field.picked.count == 1)
        }
    }

    @Test func `a clock that stands, jumps or goes back is taken as it is`() {
        var field = TestField.make(.menu, ["a", "ab"])
        for time in [5.0, 5, 3, 1e300, .infinity, .nan] { field.send(.clockAdvance(to: time)) }
        #expect(field.now == 1e300)
        field.press(.character("a"), .character("b"))
        #expect(field.highlighted() == "ab")
    }

    @Test(arguments: [Int.min, -1, 0, 1, 1_000_000, .max]) func `any number of visible rows can be paged by`(
        rows: Int
    ) {
        for style in FieldStyle.allCases {
            var field = TestField.make(style) { $0.visibleRows = rows }
            field.send(.popupOpen)
            field.press(.pageDown, .pageDown, .pageDown, .pageUp)
            #expect(field.highlighted() != nil)
            #expect(field.snapshot.rowCount >= 1)
            #expect(field.checkInvariants().isEmpty)
        }
    }

    @Test(arguments: [Int.min, -1, 0, 1, .max]) func `any least and greatest number of values is legal`(
        limit: Int
    ) {
        for isMaximum in [true, false] {
            var field = TestField.make {
                $0.isMultiple = true
                if isMaximum { $0.maximum = limit } else { $0.minimum = limit }
            }
            field.send(.popupOpen, .checkAll, .checkInvert, .checkAll, .toolbarDone, .checkNone, .toolbarDone)
            field.send(.selectionSet([["Austria", "Belgium", "Nowhere"]]))
            #expect(field.checkInvariants().isEmpty)
        }
    }

    @Test func `F02 F03 ids that are not there are ignored, in the same turn as new options too`() {
        var field = TestField.make(.menu, selected: ["Chile"])
        field.send(.popupOpen, .optionPress("Nowhere", column: 0), .optionPoint("", column: 0))
        #expect(field.highlighted() == "Chile")
        field.send(.optionPress(nil, column: 0))
        #expect(field.isOpen, "there is no none row to press")
        field.send(.optionsReplace(TestField.list("x"), column: 0), .selectionSet([["x"]]), .toolbarDone)
        #expect(field.picked == ["x"])
        field.send(.selectionSet([["Chile"], ["more"], ["columns", "than", "there are"]]))
        #expect(field.selection.isEmpty)
    }

    @Test func `a row that is not there has neither an option nor a name`() {
        var field = TestField.make(.menu, ["", "a"])
        field.send(.popupOpen)
        let column = field.snapshot.columns[0]
        for row in [-1, 2, .max, .min] {
            #expect(column.option(inRow: row) == nil)
            #expect(field.accessibility(ofRow: row, column: 0).position == nil)
        }
    }

    @Test func `F27 a hundred thousand options open, page, search and close`() {
        var field = TestField.make(.menu, (0..<100_000).map { "option \($0)" }, selected: ["option 70000"])
        field.send(.popupOpen)
        #expect(field.snapshot.columns[0].highlightedRow == 70_000)
        field.press(.pageDown)
        #expect(field.highlighted() == "option 70010")
        field.send(.textType("option 99"))
        #expect(field.highlighted() == "option 99000")
        field.press(.escape)
        #expect(field.picked == ["option 70000"])
    }
}
