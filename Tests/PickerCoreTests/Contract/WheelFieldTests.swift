import PickerCore
import Testing

/// A field's wheel reports what it rests on (R15).
@Suite struct WheelFieldTests {
    static func turning(_ count: Int = 50, velocity: Double = 18) -> FieldState {
        var field = TestField.make(.wheel, (0..<count).map(String.init))
        field.send(
            .popupOpen, .wheelDrag(by: 0.3, column: 0), .wheelRelease(velocity: velocity, column: 0))
        return field
    }

    @Test func `R15 any split of the same time ends at the same place`() {
        var ends: Set<String> = []
        for steps in [1, 7, 60, 313] {
            var field = Self.turning()
            for step in 1...steps { field.send(.clockAdvance(to: 8 * Double(step) / Double(steps))) }
            #expect(!field.snapshot.columns[0].isTurning)
            ends.insert(field.highlighted() ?? "none")
        }
        #expect(ends.count == 1)
    }

    @Test func `R15 Done while it turns commits what it is going to stop at`() {
        var stopped = Self.turning()
        stopped.send(.clockAdvance(to: 9))
        for time in [0.0, 0.05, 0.4, 1.1] {
            var field = Self.turning()
            field.send(.clockAdvance(to: time))
            let effects = field.send(.toolbarDone)
            #expect(effects.changes.count == 1)
            #expect(field.picked == [stopped.highlighted() ?? "none"])
        }
    }

    @Test func `R15 what passes is not drafted`() {
        var field = Self.turning()
        for _ in 0..<10 {
            field.send(.clockAdvance(to: field.now + 0.03))
            #expect(field.drafted() == ["0"])
        }
        #expect(field.highlighted() != "0")
    }

    @Test func `R15 it never rests on a disabled option`() {
        let list = TestField.list("-a", "b", "-c", "-d", "e", "-f")
        for velocity in [-30.0, -2, 0, 0.5, 3, 30] {
            for drag in [-3.0, -0.4, 0.6, 1.5, 9] {
                var field = TestField.make(.wheel, options: [list])
                field.send(.popupOpen, .wheelDrag(by: drag, column: 0))
                field.send(.wheelRelease(velocity: velocity, column: 0), .clockAdvance(to: 30))
                let offset = field.columns[0].motion.offset(at: 30)
                #expect([1.0, 4.0].contains(offset))
                #expect(["b", "e"].contains(field.highlighted()))
                #expect(field.drafted() == [field.highlighted() ?? "none"])
            }
        }
    }

    @Test func `R15 a drag beyond the end pulls back`() {
        var field = TestField.make(.wheel, ["a", "b", "c"], selected: ["c"])
        field.send(.popupOpen, .wheelDrag(by: 40, column: 0))
        let far = field.columns[0].motion.offset(at: 0)
        #expect(far > 2 && far < 7)
        field.send(.wheelRelease(velocity: 0, column: 0), .clockAdvance(to: 10))
        #expect(field.columns[0].motion.offset(at: 10) == 2)
        #expect(field.highlighted() == "c")
    }

    @Test func `R15 with reduced motion it is there at once`() {
        var field = TestField.make(.wheel, (0..<50).map(String.init)) { $0.reducesMotion = true }
        field.send(.popupOpen, .wheelDrag(by: 3.2, column: 0), .wheelRelease(velocity: 9, column: 0))
        #expect(!field.snapshot.columns[0].isTurning)
        #expect(field.drafted() == [field.highlighted() ?? "none"])
    }

    @Test func `R15 taking hold again stops it where it is`() {
        var field = Self.turning()
        field.send(.clockAdvance(to: 0.2), .wheelDrag(by: 0, column: 0))
        let place = field.columns[0].motion.offset(at: 0.2)
        field.send(.clockAdvance(to: 5))
        #expect(field.columns[0].motion.offset(at: 5) == place)
        field.send(.wheelRelease(velocity: 0, column: 0), .clockAdvance(to: 9))
        #expect(field.highlighted() == "\(Int(place.rounded()))")
    }

    @Test func `R15 keys go on from where the wheel is going`() {
        var field = Self.turning()
        var end = field
        end.send(.clockAdvance(to: 9))
        let goal = Int(end.highlighted() ?? "") ?? -1
        field.press(.down)
        field.send(.clockAdvance(to: 9))
        #expect(field.highlighted() == "\(goal + 1)")
    }

    @Test func `R15 a wheel has no effect on a field that is closed or has none`() {
        for style in [FieldStyle.menu, .combo] {
            var field = TestField.make(style)
            field.send(.popupOpen)
            #expect(field.send(.wheelDrag(by: 2, column: 0), .wheelSettle(column: 0)).isEmpty)
        }
        var closed = TestField.make(.wheel)
        #expect(closed.send(.wheelDrag(by: 2, column: 0), .wheelRelease(velocity: 1, column: 0)).isEmpty)
    }
}
