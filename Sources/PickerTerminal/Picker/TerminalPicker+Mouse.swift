import PickerCore

/// The left button while it is held.
struct MouseHold {
    let target: Drawing.Target
    /// The row of the terminal in which the mouse was last.
    var row: Int
    var hasMoved = false
    /// How fast a wheel was turned last, in rows per second, and when.
    var velocity = 0.0
    var time: Double

    /// A wheel that was held still for this long, in seconds, is let go without speed: longer than any terminal takes
    /// from one report of a moving mouse to the next.
    static let stillness = 0.1
    /// No hand turns faster, in rows per second; a report that came late would make it seem so.
    static let greatestVelocity = 60.0
}

extension TerminalPicker {
    /// The mouse: a press on a row picks it, a press on a field opens it, one beside everything is one outside (R6); a wheel
    /// is turned by dragging it, and the mouse's own wheel moves by rows.
    mutating func point(_ report: MouseReport, line: Int?, isPlaceKnown: Bool) {
        let target = line.flatMap { drawing.target(line: $0, column: report.column - 1) }
        switch report.action {
        case .scrollUp: scroll(by: -1, over: target)
        case .scrollDown: scroll(by: 1, over: target)
        case .press where report.button == .left:
            hold = nil
            guard let target else {
                if line == nil, isPlaceKnown, let open = form.openField { send(.field(open, .outsidePress)) }
                return
            }
            take(target, row: report.row)
        case .drag where report.button == .left: drag(to: report.row, over: target)
        case .release: release(over: target)
        default: break
        }
    }

    private func isWheel(_ place: Int) -> Bool { form.fields[place].configuration.style == .wheel }

    private mutating func take(_ target: Drawing.Target, row: Int) {
        hold = MouseHold(target: target, row: row, time: now)
        if case .row(let id, let place, let column) = target, !isWheel(place) {
            send(.field(place, .optionPoint(id, column: column)))
        }
    }

    private mutating func drag(to row: Int, over target: Drawing.Target?) {
        guard var hold else { return }
        defer { self.hold = hold }
        switch (hold.target, target) {
        case (.row(_, let place, let column), _) where isWheel(place), (.wheel(let place, let column), _):
            guard row != hold.row else { return }
            // The wheel follows the hand: up is towards the end.
            let rows = Double(hold.row - row)
            let passed = now - hold.time
            hold.velocity = passed > 0 ? rows / passed : 0
            hold.row = row
            hold.time = now
            hold.hasMoved = true
            send(.field(place, .wheelDrag(by: rows, column: column)))
        case (.row, .row(let id, let place, let column)?):
            send(.field(place, .optionPoint(id, column: column)))
        default: break
        }
    }

    private mutating func release(over target: Drawing.Target?) {
        guard let hold else { return }
        self.hold = nil
        switch hold.target {
        case .row(_, let place, let column) where isWheel(place) && hold.hasMoved,
            .wheel(let place, let column) where hold.hasMoved:
            let limit = MouseHold.greatestVelocity
            let isStill = now - hold.time > MouseHold.stillness
            let velocity = isStill ? 0 : min(max(hold.velocity, -limit), limit)
            send(.field(place, .wheelRelease(velocity: velocity, column: column)))
        case .wheel: break
        case .row:
            guard case .row(let id, let place, let column)? = target else { return }
            send(.field(place, .optionPress(id, column: column)))
        case .value(let place):
            // The text of an open combo box is for its caret; the only field stays open.
            guard hold.target == target, isForm, !(form.fields[place].isOpen && takesText(place)) else {
                return
            }
            send(.field(place, .triggerPress))
        }
    }

    private mutating func scroll(by rows: Double, over target: Drawing.Target?) {
        guard let open = form.openField else { return }
        guard isWheel(open) else {
            send(.field(open, .keyPress(rows > 0 ? .down : .up, [])))
            return
        }
        var column = form.fields[open].activeColumn
        switch target {
        case .row(_, field: open, let over), .wheel(field: open, let over): column = over
        default: break
        }
        send(.field(open, .wheelDrag(by: rows, column: column)))
        send(.field(open, .wheelRelease(velocity: 0, column: column)))
    }

    /// The core's own time.
    private var now: Double { form.fields.first?.now ?? 0 }
}
