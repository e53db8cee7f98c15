/// The figures as Markdown.
struct Table {
    func head() {
        print("| what | options | PickerField | GtkDropDown |\n|---|---:|---:|---:|")
    }

    func row(_ what: String, _ count: Int, _ ours: String, _ theirs: String) {
        print("| \(what) | \(Self.grouped(count)) | \(ours) | \(theirs) |")
    }

    static func text(_ number: Double, _ unit: String) -> String {
        guard number.isFinite else { return "-" }
        let tenths = Int((number * 10).rounded())
        return "\(tenths / 10).\(tenths % 10) \(unit)"
    }

    /// 1,000,000 for a million.
    private static func grouped(_ number: Int) -> String {
        let digits = String(number)
        return digits.enumerated().map { place, digit in
            place > 0 && (digits.count - place) % 3 == 0 ? ",\(digit)" : "\(digit)"
        }.joined()
    }
}

#if GTK
    extension Table {
        /// What a person waits, and in brackets what of it is work.
        @MainActor
        static func text(_ costs: [Measuring.Cost]) -> String {
            let (wait, work) = (Measuring.median(costs.map(\.wait)), Measuring.median(costs.map(\.work)))
            return "\(text(wait, "ms")) (\(text(work, "ms")))"
        }
    }
#endif
