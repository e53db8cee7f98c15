import Foundation

/// Lines of `what` and a figure, with a tab between: the columns of the table are put side by side by `run`.
enum Report {
    static func line(_ what: String, _ figure: String) { print("\(what)\t\(figure)") }

    static func milliseconds(_ value: Double) -> String {
        String(format: value < 0.1 ? "%.3f" : value < 10 ? "%.2f" : "%.0f", value)
    }

    static func ratio(_ value: Double) -> String { String(format: "%.2f", value) }
}
