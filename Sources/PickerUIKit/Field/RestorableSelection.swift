#if canImport(UIKit)
    import PickerCore
    import UIKit

    /// A selection in an app's state restoration archive: the ids, column after column.
    enum RestorableSelection {
        private static let key = "PickerField.selection"

        static func encode(_ selection: Selection, with coder: NSCoder) {
            let ids = selection.columns.map { picks in picks.map(\.id.text) as [NSString] as NSArray }
            coder.encode(ids as NSArray, forKey: key)
        }

        /// `nil` where the archive holds none.
        static func decode(with coder: NSCoder) -> [[OptionID]]? {
            guard coder.containsValue(forKey: key) else { return nil }
            let found = coder.decodeObject(of: [NSArray.self, NSString.self], forKey: key)
            guard let columns = found as? [[String]] else { return nil }
            return columns.map { $0.map { OptionID($0) } }
        }
    }
#endif
