/// What a drawing keeps from the one before, so that a list moves no further than it must and columns do not jump.
struct ViewMemory {
    private var openField: Int?
    private var tops: [Int: Int] = [:]
    private var widths: [Int: Int] = [:]

    /// Forgets the popup of another field.
    mutating func begin(openField: Int?) {
        if openField != self.openField { self = ViewMemory(openField: openField) }
    }

    init() {}

    private init(openField: Int?) { self.openField = openField }

    /// The first row of a column that showed last.
    func top(ofColumn column: Int) -> Int { tops[column] ?? 0 }

    mutating func setTop(_ top: Int, ofColumn column: Int) { tops[column] = top }

    /// The widest that a column has been while it was open, this width counted.
    mutating func widest(_ width: Int, ofColumn column: Int) -> Int {
        widths[column] = max(widths[column] ?? 0, width)
        return widths[column] ?? width
    }
}
