import PickerCore
import Testing

@testable import PickerTerminal

@Suite struct PickerMouseTests {
    /// Puts the left button down on a line, moves it over others, and lets it go on the last; lines count from 0.
    private func press(_ picker: inout TerminalPicker, lines: [Int], column: Int = 8) {
        for (number, line) in lines.enumerated() {
            let action: MouseReport.Action = number == 0 ? .press : .drag
            send(&picker, action, line, column)
        }
        send(&picker, .release, lines[lines.count - 1], column)
    }

    private func send(
        _ picker: inout TerminalPicker, _ action: MouseReport.Action, _ line: Int, _ column: Int
    ) {
        let known = picker.drawing.lines.indices.contains(line)
        picker.point(
            MouseReport(action, button: .left, column: column + 1, row: line + 10),
            line: known ? line : nil, isPlaceKnown: true)
        _ = picker.draw()
    }

    private func changes(_ picker: TerminalPicker) -> [OptionID] {
        picker.form.fields[0].selection.columns.flatMap { $0.map(\.id) }
    }

    @Test func `a press on a row of a menu picks it`() {
        var picker = PickerFixtures.picker(.menu, PickerFixtures.food)
        _ = picker.draw()
        press(&picker, lines: [3])
        #expect(changes(picker) == ["b"])
        #expect(picker.outcome == .done)
    }

    @Test func `dragged to another row, that one is picked, and dragged off the list, none`() {
        var picker = PickerFixtures.picker(.menu, PickerFixtures.food)
        _ = picker.draw()
        press(&picker, lines: [2, 3, 6])
        #expect(changes(picker) == ["d"])
        picker = PickerFixtures.picker(.menu, PickerFixtures.food)
        _ = picker.draw()
        press(&picker, lines: [2, 0])
        #expect(changes(picker) == [])
        #expect(picker.outcome == nil)
    }

    @Test func `R18 a press on a disabled row or on a heading picks nothing`() {
        for line in [1, 4, 9] {
            var picker = PickerFixtures.picker(.menu, PickerFixtures.food)
            _ = picker.draw()
            press(&picker, lines: [line])
            #expect(changes(picker) == [])
            #expect(picker.outcome == nil)
        }
    }

    @Test func `R6 a press beside everything is one outside`() {
        var picker = PickerFixtures.picker(.menu, PickerFixtures.food)
        _ = picker.draw()
        send(&picker, .press, 20, 3)
        #expect(picker.outcome == .cancelled)
        picker = PickerFixtures.picker(.wheel, PickerFixtures.food)
        _ = picker.draw()
        send(&picker, .press, 20, 3)
        #expect(picker.outcome == .done)
        #expect(changes(picker) == ["a"])
    }

    @Test func `a press before the terminal has said where the lines stand is none`() {
        var picker = PickerFixtures.picker(.menu, PickerFixtures.food)
        _ = picker.draw()
        picker.point(
            MouseReport(.press, button: .left, column: 1, row: 1), line: nil, isPlaceKnown: false)
        #expect(picker.outcome == nil)
    }

    @Test func `R15 a wheel follows the hand and comes to rest on an option`() {
        var picker = PickerFixtures.picker(.wheel, OptionList(titles: (1...20).map { "row \($0)" }))
        var sent: [FormEvent] = []
        picker.onEvent = { sent.append($0) }
        _ = picker.draw()
        press(&picker, lines: [4, 3, 2])
        #expect(picker.form.fields[0].snapshot.columns[0].wheelOffset == 2)
        let drags = sent.compactMap { event -> Double? in
            if case .field(0, .wheelDrag(let rows, 0)) = event { return rows }
            return nil
        }
        #expect(drags == [1, 1])
        #expect(sent.count == 3)
        picker.send(.clockAdvance(to: 10))
        #expect(picker.form.fields[0].columns[0].highlight?.id == "row 3")
        #expect(picker.outcome == nil)
    }

    @Test func `a press on a row of a wheel turns to it, without picking`() {
        var picker = PickerFixtures.picker(.wheel, OptionList(titles: ["a", "b", "c"])) {
            $0.reducesMotion = true
        }
        _ = picker.draw()
        press(&picker, lines: [5], column: 3)
        #expect(picker.form.fields[0].columns[0].highlight?.id == "c")
        #expect(picker.outcome == nil)
    }

    @Test func `the mouse's wheel moves by rows, in the column under it`() {
        var picker = PickerFixtures.picker(.menu, PickerFixtures.food)
        _ = picker.draw()
        send(&picker, .scrollDown, 3, 5)
        #expect(picker.form.fields[0].columns[0].highlight?.id == "b")
        picker = PickerFixtures.picker(.wheel, PickerFixtures.places) { $0.reducesMotion = true }
        let drawing = picker.draw()
        let column = drawing.spots[3].first { $0.target == .row("de", field: 0, column: 1) }?.columns
            .lowerBound
        #expect(column != nil)
        send(&picker, .scrollDown, 3, column ?? 0)
        #expect(picker.form.fields[0].columns[1].highlight?.id == "va")
        #expect(picker.form.fields[0].activeColumn == 1)
    }

    @Test func `R19 a press on a field of a form opens it and leaves the other`() {
        var picker = TerminalPicker(PickerFixtures.form, isForm: true)
        picker.send(.focusNext)
        _ = picker.draw()
        press(&picker, lines: [2])
        #expect(picker.form.openField == 2)
        press(&picker, lines: [0])
        #expect(picker.form.openField == 0)
        press(&picker, lines: [0])
        #expect(picker.form.openField == nil)
    }
}
