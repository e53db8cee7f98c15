#if canImport(UIKit)
    import PickerCore
    import UIKit

    /// The titles that an app's picker delegate gives, as options.
    @MainActor enum PickerTitles {
        static func list(
            of dataSource: any UIPickerViewDataSource, _ delegate: any UIPickerViewDelegate,
            _ asking: UIPickerView, column: Int
        ) -> OptionList {
            let count = max(0, dataSource.pickerView(asking, numberOfRowsInComponent: column))
            (asking as? StandInPickerView)?.rowCounts.append(count)
            let titles = (0..<count).map { title($0, column, asking, delegate) }
            return titles.contains { $0 != nil } ? list(titles) : unnamed(titles.count)
        }

        private static func list(_ titles: [String?]) -> OptionList {
            OptionList(titles: titles.map { $0 ?? "" })
        }

        /// Rows that the delegate draws itself are known by their numbers.
        private static func unnamed(_ count: Int) -> OptionList {
            var builder = OptionListBuilder()
            for row in 0..<count {
                // The ids differ, so none is refused.
                try? builder.append(PickerOption(id: OptionID(String(row)), title: ""))
            }
            return builder.finish()
        }

        private static func title(
            _ row: Int, _ column: Int, _ asking: UIPickerView, _ delegate: any UIPickerViewDelegate
        ) -> String? {
            #if canImport(ObjectiveC)
                return delegate.pickerView?(asking, titleForRow: row, forComponent: column)
                    ?? delegate.pickerView?(asking, attributedTitleForRow: row, forComponent: column)?.string
            #else
                return delegate.pickerView(asking, titleForRow: row, forComponent: column)
            #endif
        }
    }

    /// Asks in the place of a wheel that is not open, and stands where that would stand.
    ///
    /// Who tells lists apart by the picker view's tag finds it here, and who looks at one component for the rows of
    /// the next finds that turned to what is picked.
    @MainActor final class StandInPickerView: UIPickerView {
        var rowCounts: [Int] = [] { didSet { if rowCounts.isEmpty { rows = [] } } }
        var rows: [Int] = []

        override var numberOfComponents: Int { rowCounts.count }

        override func numberOfRows(inComponent component: Int) -> Int {
            rowCounts.indices.contains(component) ? rowCounts[component] : 0
        }

        override func selectedRow(inComponent component: Int) -> Int {
            let count = numberOfRows(inComponent: component)
            return min(rows.indices.contains(component) ? rows[component] : 0, count - 1)
        }
    }
#endif
