import RandomTesting
import Testing

@testable import PickerCore

/// A menu and a list of check marks beside models that are too simple to be wrong.
@Suite struct NaiveModelTests {
    /// A select-only list: options with a flag, the picked, the highlighted.
    struct Menu {
        var options: [(id: String, isEnabled: Bool)]
        var picked: String?
        var highlighted: String?
        var isOpen = false
        var undoable: [String?] = []

        mutating func open() {
            guard !isOpen else { return }
            isOpen = true
            highlighted = picked ?? options.first { $0.isEnabled }?.id
        }

        mutating func move(by step: Int) {
            guard isOpen, let place = options.firstIndex(where: { $0.id == highlighted }) else { return }
            var next = place + step
            while options.indices.contains(next) && !options[next].isEnabled { next += step }
            if options.indices.contains(next) { highlighted = options[next].id }
        }

        mutating func commit() {
            guard isOpen else { return }
            isOpen = false
            if let highlighted { set(highlighted) }
        }

        mutating func set(_ id: String?) {
            if id != picked { undoable.append(picked) }
            picked = id
        }

        mutating func undo() {
            guard !isOpen, let last = undoable.popLast() else { return }
            picked = last
        }
    }

    @Test(arguments: 0..<16) func `R3 R4 R18 a menu does what a naive model does`(mask: Int) {
        let options = ["a", "b", "c", "d"].enumerated().map { ($1, mask >> $0 & 1 == 0) }
        for seed in 0..<30 {
            var random = SeededNumbers(seed: UInt64(seed * 16 + mask))
            var model = Menu(options: options)
            var builder = OptionListBuilder()
            for (id, isEnabled) in options {
                builder.append(
                    titled: PickerOption(
                        id: OptionID(id), title: id,
                        availability: isEnabled ? .enabled : .disabled(reason: nil)
                    ))
            }
            var field = TestField.make(.menu, options: [builder.finish()])
            for step in 0..<60 {
                switch random.next() % 7 {
                case 0:
                    field.reduce(.popupOpen)
                    model.open()
                case 1, 2:
                    if model.isOpen { field.press(.down) }
                    model.move(by: 1)
                case 3:
                    if model.isOpen { field.press(.up) }
                    model.move(by: -1)
                case 4:
                    field.reduce(.toolbarDone)
                    model.commit()
                case 5:
                    field.reduce(.toolbarCancel)
                    model.isOpen = false
                default:
                    if !model.isOpen { field.reduce(.commitUndo) }
                    model.undo()
                }
                #expect(field.picked.first == model.picked, "seed \(seed), step \(step)")
                #expect(field.isOpen == model.isOpen, "seed \(seed), step \(step)")
                if model.isOpen { #expect(field.highlighted() == model.highlighted, "seed \(seed)") }
                if !model.isOpen { #expect(field.canUndo == !model.undoable.isEmpty, "seed \(seed)") }
            }
        }
    }

    @Test(arguments: [nil, 0, 1, 3]) func `R17 check marks are those of a set`(maximum: Int?) {
        let ids = ["alpha", "beta", "gamma", "delta", "alps"]
        let enabled: Set<String> = ["alpha", "beta", "delta", "alps"]
        for seed in 0..<40 {
            var random = SeededNumbers(seed: UInt64(seed))
            var checked: Set<String> = []
            var shown = ids
            var field = TestField.make(
                .combo, options: [TestField.list("alpha", "beta", "-gamma", "delta", "alps")]
            ) {
                $0.isMultiple = true
                $0.maximum = maximum
            }
            field.reduce(.popupOpen)
            for _ in 0..<60 {
                let limit = maximum ?? .max
                switch random.next() % 6 {
                case 0, 1:
                    let id = ids[Int(random.next() % 5)]
                    field.reduce(.optionPress(OptionID(id), column: 0))
                    guard shown.contains(id), enabled.contains(id) else { break }
                    if checked.remove(id) == nil, checked.count < limit { checked.insert(id) }
                case 2:
                    let query = ["", "al", "ta", "x"][Int(random.next() % 4)]
                    field.reduce(.queryEdit(query))
                    shown = ids.filter { query.isEmpty || $0.contains(query) }
                case 3:
                    field.reduce(.checkAll)
                    for id in shown where enabled.contains(id) && checked.count < limit { checked.insert(id) }
                case 4:
                    field.reduce(.checkNone)
                    for id in shown where enabled.contains(id) { checked.remove(id) }
                default:
                    field.reduce(.checkInvert)
                    let added = shown.filter { enabled.contains($0) && !checked.contains($0) }
                    for id in shown where enabled.contains(id) { checked.remove(id) }
                    for id in added where checked.count < limit { checked.insert(id) }
                }
                #expect(field.drafted() == ids.filter { checked.contains($0) }, "seed \(seed)")
                SmallWorldTests.expectInvariants(field, "seed \(seed)")
            }
            field.reduce(.toolbarDone)
            #expect(field.picked == ids.filter { checked.contains($0) })
        }
    }
}
