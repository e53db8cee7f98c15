#if canImport(UIKit)
    import PickerCore
    import UIKit

    /// The titles that an app's picker delegate gives, as options.
    @MainActor enum PickerTitles {
        static func columns(
            of dataSource: any UIPickerViewDataSource, _ delegate: any UIPickerViewDelegate, tag: Int
        ) -> [OptionList] {
            // Who tells lists apart by the picker view's tag finds it here too.
            let asking = UIPickerView()
            asking.tag = tag
            return (0..<dataSource.numberOfComponents(in: asking)).map { column in
                let rows = 0..<dataSource.pickerView(asking, numberOfRowsInComponent: column)
                let titles = rows.map { title($0, column, asking, delegate) }
                return titles.contains { $0 != nil } ? list(titles) : unnamed(titles.count)
            }
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
#endif
