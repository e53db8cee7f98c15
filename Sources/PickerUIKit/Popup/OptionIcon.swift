#if canImport(UIKit)
    import PickerCore
    import UIKit

    extension PickerOption {
        /// The app's own image of the icon's name, else the system's symbol of that name; `nil` where neither is.
        @MainActor var image: UIImage? {
            icon.flatMap { UIImage(named: $0) ?? UIImage(systemName: $0) }
        }
    }
#endif
