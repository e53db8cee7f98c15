#if GTK
    /// Where a popup comes up.
    public enum Presentation: Sendable {
        /// A sheet for a wheel in a narrow window that has room for one (`PickerSheetHost`), else a popover.
        case automatic
        case popover
        case sheet
    }
#endif
