/// Writes a line into a row, from its first column, so that the row shows it and nothing else.
///
/// No place depends on a sum of widths. After a character on whose width terminals disagree the column is set anew, and
/// its cells are blanked before, for a terminal that fills fewer of them.
struct LinePainter {
    let palette: Palette
    /// The columns of the row.
    let width: Int

    func paint(_ line: FittedLine, into output: inout String) {
        output += ControlCode.carriageReturn
        var column = 0
        var style = Style.plain
        for cell in line.cells {
            if cell.style != style {
                output += ControlCode.style(palette.codes(for: cell.style))
                style = cell.style
            }
            if cell.isAgreed || cell.columns == 0 {
                output += cell.text
            } else {
                output += String(repeating: " ", count: cell.columns)
                output += ControlCode.column(column) + cell.text
                // Behind the last column there is no place to go to, and nothing follows.
                if column + cell.columns < width { output += ControlCode.column(column + cell.columns) }
            }
            column += cell.columns
        }
        if style != .plain { output += ControlCode.plain }
        if column < width { output += ControlCode.clearToLineEnd }
    }
}
