extension Screen {
    /// Takes a new size; the next frame is painted anew for it.
    ///
    /// What the terminal did to the old frame is reckoned then: a terminal that reflows has wrapped each line that was
    /// longer than the new width, so the first line stands higher above the cursor.
    public mutating func resize(to size: TerminalSize) {
        self.size = size
    }

    /// The bytes that take everything painted away, with the cursor where the first line stood.
    ///
    /// Before the program stops for a while; the next frame begins at whatever row the cursor then is in.
    public mutating func erase() -> [UInt8] {
        guard let frame else { return [] }
        self.frame = nil
        tracker.forget()
        guard traits.addressesCursor else { return [] }
        return Array((eraseAll(frame) + ControlCode.showCursor).utf8)
    }

    /// The bytes that take everything away and leave a line in its place, with the cursor below it; without a line, the
    /// cursor is where the first line stood.
    public mutating func finish(leaving line: StyledLine? = nil) -> [UInt8] {
        let cleared = erase()
        guard let line else { return cleared }
        let fitted = FittedLine(line, columns: traits.addressesCursor ? size.columns : Int.max)
        var output = ""
        if traits.addressesCursor {
            output += ControlCode.stopWrapping
            LinePainter(palette: Palette(hasColor: traits.hasColor), width: size.columns).paint(
                fitted, into: &output)
            output += ControlCode.wrap
        } else {
            output += fitted.text
        }
        return cleared + Array((output + "\r\n").utf8)
    }

    /// Moves to the first row of a frame, whatever the size is now, and clears from there.
    func eraseAll(_ frame: Frame) -> String {
        ControlCode.up(rowsAboveCursor(frame)) + ControlCode.carriageReturn + ControlCode.clearBelow
    }

    private func rowsAboveCursor(_ frame: Frame) -> Int {
        guard traits.reflows, size.columns < frame.columns else { return frame.row }
        let above = frame.lines.prefix(frame.row).reduce(0) {
            $0 + $1.wrapped(at: size.columns, column: 0).rows
        }
        guard frame.row < frame.lines.count else { return above }
        return above + frame.lines[frame.row].wrapped(at: size.columns, column: frame.column).row
    }
}
