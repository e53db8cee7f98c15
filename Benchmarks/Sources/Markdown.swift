import Foundation

/// Rows of a table, and how figures are written.
enum Markdown {
    static func row(_ cells: [String]) { print("| " + cells.joined(separator: " | ") + " |") }

    static func header(_ cells: [String]) {
        print()
        row(cells)
        print(String(repeating: "|---", count: cells.count) + "|")
    }

    /// Milliseconds with two digits that count.
    static func milliseconds(_ value: Double) -> String {
        String(format: value < 0.1 ? "%.3f" : value < 10 ? "%.2f" : "%.0f", value)
    }

    static func ratio(_ value: Double) -> String { String(format: "%.2f", value) }

    /// A number with commas between thousands.
    static func count(_ number: Int) -> String {
        number < 1000 ? "\(number)" : count(number / 1000) + String(format: ",%03d", number % 1000)
    }
}
