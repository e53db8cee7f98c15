#if canImport(UIKit)
    import PickerCore
    @preconcurrency import UIKit

    /// Says something where a screen reader listens (R22), harmlessly (R25).
    @MainActor func announce(_ text: String) {
        UIAccessibility.post(notification: .announcement, argument: DisplayText(text, limit: nil).text)
    }
#endif
