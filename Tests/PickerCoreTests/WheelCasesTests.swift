import Testing

@testable import PickerCore

/// What the tests of Flutter's and Android's wheels expect, as data. Flutter's pixels are divided by the height
/// of its rows.
///
/// In other suites: what is drawn (W15, W16, W22), the numbered rules (W28, W30, W31), numbers that are none
/// (W48), rows that change under way (W49). Not here, since the wheel has no such thing: looping (W33, and the
/// wrap of W39), labels beside a formatter (W34, W36), a controller that can be swapped or leak (the swap of
/// W19, W27), a builder that may forget how many rows there are (W21: the number comes with every input). What
/// is reported, and what a pending press does, is not the wheel's affair but the reducer's (W25, W40, W43, W45,
/// W46).
@Suite struct WheelCasesTests {
    enum Action {
        case drag(Double)
        /// A drag in so many equal moves.
        case dragSlowly(Double, moves: Int)
        case release(Double)
        case jump(Int)
        case step(Int)
        /// Time passes until the wheel rests.
        case settle
    }

    struct Case: CustomTestStringConvertible {
        var id: String
        var rows: Int
        var start = 0
        var actions: [Action]
        /// Every row that came into the middle after the first.
        var passed: [Int]
        /// Where the wheel is then; `nil` where the case does not say.
        var end: Double?

        var testDescription: String { id }
    }

    static let cases: [Case] = [
        Case(id: "W01", rows: 100, actions: [.drag(0.49)], passed: [], end: 0.49),
        Case(id: "W03", rows: 100, actions: [.drag(0.5), .drag(0.99)], passed: [1], end: 1.49),
        Case(
            id: "W04", rows: 100, actions: [.drag(0.5), .drag(0.99), .drag(0.01)], passed: [1, 2], end: 1.5),
        Case(id: "W06 there", rows: 100, actions: [.drag(1.5), .release(0), .settle], passed: [2], end: 2),
        Case(
            id: "W06 back", rows: 100, start: 2, actions: [.drag(-1), .release(0), .settle], passed: [1],
            end: 1),
        Case(
            id: "W07", rows: 10, actions: [.drag(-0.7), .dragSlowly(20, moves: 200)], passed: Array(1...9)),
        Case(
            id: "W09", rows: 100, start: 10, actions: [.drag(-0.3), .release(0), .settle], passed: [], end: 10
        ),
        Case(
            id: "W10", rows: 100, start: 10, actions: [.drag(-0.7), .release(0), .settle], passed: [9], end: 9
        ),
        Case(
            id: "W12", rows: 100, start: 40, actions: [.drag(0.05), .release(0.8), .settle], passed: [],
            end: 40),
        Case(
            id: "W13", rows: 100, start: 40, actions: [.drag(5.67), .release(6.78), .settle],
            passed: [46, 47, 48, 49], end: 49),
        Case(id: "W18", rows: 100, start: 10, actions: [], passed: [], end: 10),
        Case(id: "W18 jump", rows: 100, start: 10, actions: [.jump(0)], passed: [0], end: 0),
        Case(id: "W19 jump", rows: 100, start: 5, actions: [.jump(50)], passed: [50], end: 50),
        Case(id: "W24", rows: 100, actions: [.step(2), .settle], passed: [1, 2], end: 2),
        Case(id: "W30", rows: 100, start: 3, actions: [.drag(0.004), .release(0.2)], passed: [], end: 3),
        Case(id: "W37 low", rows: 3, actions: [.jump(10 - 20)], passed: [], end: 0),
        Case(id: "W37 high", rows: 3, actions: [.jump(100 - 20)], passed: [2], end: 2),
        Case(id: "W42", rows: 3, start: 1, actions: [.drag(0.4), .release(2), .settle], passed: [2], end: 2),
    ]

    @Test(arguments: cases)
    func `R15 the wheel does what other wheels are tested to do`(row: Case) {
        let track = WheelTrack(rowCount: row.rows)
        var motion = WheelMotion(at: row.start, on: track)
        var time = 0.0
        var seen = [row.start]
        func look() {
            if let nearest = motion.nearestRow(at: time), nearest != seen.last { seen.append(nearest) }
        }
        for action in row.actions {
            switch action {
            case .drag(let rows):
                motion.drag(by: rows, at: time)
            case .dragSlowly(let rows, let moves):
                for _ in 0..<moves {
                    motion.drag(by: rows / Double(moves), at: time)
                    look()
                }
            case .release(let velocity): motion.release(velocity: velocity, at: time, on: track)
            case .jump(let row): motion.jump(to: row, on: track)
            case .step(let row): motion.step(to: row, at: time, on: track)
            case .settle:
                while motion.isMoving(at: time) {
                    time += 0.001
                    look()
                }
            }
            look()
        }
        #expect(Array(seen.dropFirst()) == row.passed)
        if let end = row.end { #expect(abs(motion.offset(at: time) - end) < 1e-12) }
    }
}
