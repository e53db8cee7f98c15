/// The wheel reports an option when it comes to rest, not each one it passes (R15).
extension FieldState {
    func isTurning(_ column: Int) -> Bool {
        isOpen && isWheel && columns.indices.contains(column) && columns[column].motion.isMoving(at: now)
    }

    /// Where a wheel may come to rest: on enabled rows, and on what is picked although it is disabled (R12).
    func track(_ column: Int) -> WheelTrack {
        let visible = columns[column].visible
        let shift = hasNoneRow(column) ? 1 : 0
        let picked = selection.columns[column].first.flatMap { row(of: .option($0.id), column: column) }
        let kept = picked.flatMap { visible.isEnabled(at: $0 - shift) ? nil : $0 }
        let restableCount = visible.list.enabledCount + shift + (kept == nil ? 0 : 1)
        return WheelTrack(rowCount: rowCount(column), restableCount: restableCount) { row in
            row < shift || row == kept || visible.isEnabled(at: row - shift)
        }
    }

    mutating func dragWheel(by rows: Double, column: Int, _ effects: inout [Effect]) {
        guard isOpen, isWheel, columns.indices.contains(column) else { return }
        activeColumn = column
        columns[column].motion.drag(by: rows, at: now)
        passRow(column, &effects)
    }

    mutating func releaseWheel(_ velocity: Double, column: Int, _ effects: inout [Effect]) {
        guard isOpen, isWheel, columns.indices.contains(column) else { return }
        columns[column].motion.release(velocity: velocity, at: now, on: track(column))
        if !columns[column].motion.isMoving(at: now) { settleWheel(column, &effects) }
    }

    /// From where the wheel is going, so that quick notches add up.
    mutating func stepWheel(by rows: Int, column: Int, _ effects: inout [Effect]) {
        guard isOpen, isWheel, rows != 0, columns.indices.contains(column) else { return }
        activeColumn = column
        moveHighlight(by: rows, &effects)
    }

    mutating func advanceClock(to time: Double, _ effects: inout [Effect]) {
        guard time > now, time.isFinite else { return }
        let turning = columns.indices.filter { isTurning($0) }
        now = time
        for column in turning where isTurning(column) { passRow(column, &effects) }
        for column in turning where isOpen && !isTurning(column) { settleWheel(column, &effects) }
    }

    /// The row under the middle is highlighted while it passes; the draft waits for the rest.
    private mutating func passRow(_ column: Int, _ effects: inout [Effect]) {
        let row = columns[column].motion.nearestRow(at: now)
        guard let row, let passed = highlight(inRow: row, column: column), passed != columns[column].highlight
        else { return }
        columns[column].highlight = passed
        effects.append(.tick(column: column))
    }

    /// The wheel stands: what is in its middle becomes the draft, and with `onSettle` the selection (R5).
    mutating func settleWheel(_ column: Int, _ effects: inout [Effect]) {
        columns[column].motion.settle(on: track(column))
        let before = columns[column].highlight
        guard let row = columns[column].motion.restingRow(on: track(column)),
            let highlight = highlight(inRow: row, column: column)
        else {
            // With nothing to rest on, what stood before the turn stands again (R7).
            return place(startingHighlight(column), column: column)
        }
        if highlight != before { effects.append(.tick(column: column)) }
        setHighlight(highlight, column: column, &effects)
        if configuration.commit == .onSettle && !isMultiple { apply(draftSelection, .pick, &effects) }
    }

    /// Done while a wheel turns commits what it is going to stop at (R15).
    mutating func landWheels(_ effects: inout [Effect]) {
        for column in columns.indices where isTurning(column) { settleWheel(column, &effects) }
    }
}
