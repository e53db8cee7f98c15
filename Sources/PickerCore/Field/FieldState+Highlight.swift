extension FieldState {
    /// Puts the highlight somewhere without anybody having moved it; the wheel stands there at once.
    mutating func place(_ highlight: Highlight?, column: Int) {
        columns[column].highlight = highlight
        columns[column].motion.jump(to: row(of: highlight, column: column) ?? 0, on: track(column))
    }

    /// A key moves the highlight: the wheel turns there, the draft follows (R3, R5).
    mutating func moveHighlight(to row: Int?, column: Int, _ effects: inout [Effect]) {
        guard let row, let highlight = highlight(inRow: row, column: column) else { return }
        if isWheel {
            columns[column].motion.step(to: row, at: now, on: track(column))
        }
        setHighlight(highlight, column: column, &effects)
        if configuration.commit == .onSettle && !isMultiple { apply(draftSelection, .pick, &effects) }
    }

    /// Highlights, and lets the draft and the columns that depend on it follow.
    mutating func setHighlight(_ highlight: Highlight, column: Int, _ effects: inout [Effect]) {
        columns[column].highlight = highlight
        problem = nil
        guard !isMultiple else { return }
        columns[column].draft = highlightedPick(column).map { [$0] } ?? []
        followParents(after: column, &effects)
    }

    /// What a turning wheel is going to stop at; else what is highlighted. Keys go on from there.
    func goingHighlight(_ column: Int) -> Highlight? {
        let going = isTurning(column) ? columns[column].motion.restingRow(on: track(column)) : nil
        return going.flatMap { highlight(inRow: $0, column: column) } ?? columns[column].highlight
    }

    /// Moves by single rows, or by a page, from where the wheel is going or the highlight stands.
    mutating func moveHighlight(by rows: Int, _ effects: inout [Effect]) {
        let column = activeColumn
        let going = row(of: goingHighlight(column), column: column)
        guard let start = going ?? (rows > 0 ? -1 : nil) else {
            return moveHighlight(to: lastRow(of: column), column: column, &effects)
        }
        let last = max(rowCount(column) - 1, 0)
        let target = min(max(start + min(max(rows, -last - 1), last + 1), 0), last)
        let row =
            rows > 0
            ? nextRow(from: max(target, start + 1), column: column)
                ?? previousRow(from: target, column: column)
            : previousRow(from: min(target, start - 1), column: column)
                ?? nextRow(from: target, column: column)
        guard let row, rows > 0 ? row > start : row < start else {
            if rows < 0 { highlightOwnText(column) }
            return
        }
        moveHighlight(to: row, column: column, &effects)
    }

    /// Going up from the first suggestion leads back to the text, where text of one's own is allowed.
    private mutating func highlightOwnText(_ column: Int) {
        guard configuration.style == .combo, let pick = ownTextPick() else { return }
        columns[column].highlight = nil
        if !isMultiple { columns[column].draft = [pick] }
    }

    /// A pointer comes to an option of a list (R18: disabled ones are passed over).
    mutating func point(at id: OptionID?, column: Int, _ effects: inout [Effect]) {
        guard isOpen, !isWheel, let row = pickableRow(of: id, column: column),
            let highlight = highlight(inRow: row, column: column), highlight != columns[column].highlight
        else { return }
        turn(to: column)
        setHighlight(highlight, column: column, &effects)
    }

    /// A press on an option: a list picks it, a wheel turns to it, a multiple field checks it.
    mutating func press(option id: OptionID?, column: Int, _ effects: inout [Effect]) {
        guard isOpen, columns.indices.contains(column) else { return }
        guard let row = pickableRow(of: id, column: column) else {
            if let id { sayDisabled(id, column: column, &effects) }
            return
        }
        turn(to: column)
        moveHighlight(to: row, column: column, &effects)
        if isMultiple {
            toggleHighlighted(&effects)
        } else if !isWheel && columns.count == 1 {
            commitDraft(&effects)
        }
    }

    private func pickableRow(of id: OptionID?, column: Int) -> Int? {
        guard columns.indices.contains(column),
            let row = row(of: id.map { .option($0) } ?? .noneRow, column: column),
            isPickable(row: row, column: column)
        else { return nil }
        return row
    }

    func sayDisabled(_ id: OptionID, column: Int, _ effects: inout [Effect]) {
        let list = columns[column].options
        guard let position = list.position(of: id) else { return }
        if case .disabled(let reason) = list[position].availability {
            effects.append(
                .announce(texts(.refusedDisabled(title: list.title(at: position), reason: reason))))
        }
    }

    var isWheel: Bool { configuration.style == .wheel }

    /// Whether several values can be picked; only where there is one column.
    public var isMultiple: Bool { configuration.isMultiple && columns.count == 1 }
}
