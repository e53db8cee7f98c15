#if canImport(UIKit)
    import PickerCore
    @preconcurrency import UIKit

    /// Says something where a screen reader listens (R22), harmlessly (R25).
    @MainActor func announce(_ text: String) {
        UIAccessibility.post(notification: .announcement, argument: DisplayText(text, limit: nil).text)
    }

    /// Has a screen reader look again at what is on the screen.
    @MainActor func announceLayoutChange() {
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
    }
#endif
