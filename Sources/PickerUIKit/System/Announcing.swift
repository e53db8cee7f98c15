#if canImport(UIKit)
    @preconcurrency import UIKit

    /// Says something where a screen reader listens (R22).
    @MainActor func announce(_ text: String) {
        UIAccessibility.post(notification: .announcement, argument: text)
    }
#endif
