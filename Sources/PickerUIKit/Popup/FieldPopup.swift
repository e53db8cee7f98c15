#if canImport(UIKit)
    import PickerCore
    import UIKit

    /// What comes up when a field opens.
    @MainActor protocol FieldPopup: AnyObject {
        /// What stands in the keyboard's place; `nil` for a popup that is elsewhere.
        var inputView: UIView? { get }
        /// Whether the field must be edited while this is open.
        var needsFirstResponder: Bool { get }
        /// Whether a screen of its own shows it.
        var isElsewhere: Bool { get }
        /// Whether it came up, where it needs no first responder.
        var isShown: Bool { get }
        /// Whether a view in the field's window is part of it.
        func contains(_ view: UIView) -> Bool
        func open(_ snapshot: FieldSnapshot)
        func update(_ snapshot: FieldSnapshot)
        /// The field or the keyboard has another place or size now.
        func follow()
        /// Text has another size now.
        func redraw(_ snapshot: FieldSnapshot)
        func close()
        /// Tells the model what a person did that it has not heard of yet.
        func takeStock()
        /// Runs an action once what is picked with stands still.
        func whenAtRest(_ action: @escaping @MainActor () -> Void)
    }

    extension FieldPopup {
        var isElsewhere: Bool { false }
        var isShown: Bool { true }
        func contains(_ view: UIView) -> Bool { false }
        func takeStock() {}
        func follow() {}
        func redraw(_ snapshot: FieldSnapshot) {}
        func whenAtRest(_ action: @escaping @MainActor () -> Void) { action() }
    }

    /// How the list of a menu field comes up.
    public enum ListPresentation: Sendable {
        /// A short single list as a menu, any other as a sheet or, in a regular width, a popover.
        case automatic
        /// As a menu, wherever a menu can show it: one column, one value.
        case menu
        /// As a list with search: a popover in a regular width, a sheet in a compact one.
        case list
    }
#endif
