/// One thing that can be picked.
///
/// Options are made on demand from an `OptionList`; keeping one costs nothing for the others.
public struct PickerOption: Equatable, Sendable {
    /// What the option is known by (R1).
    public var id: OptionID

    /// What is shown. Titles may repeat and may hold anything a string can hold.
    public var title: String

    /// A second, smaller line; searched as the title is.
    public var subtitle: String?

    /// Further words by which the option is found; never shown.
    public var keywords: [String]

    /// The heading under which the option stands; neighbours with the same heading share it.
    public var section: String?

    public var availability: Availability

    /// The name of an icon, which lists show where they can: on Linux the icon theme's, on iOS an image of the app's, else
    /// a symbol of the system's.
    public var icon: String?

    /// The options of the next column while this one is picked (R16).
    public var children: OptionList?

    public init(
        id: OptionID, title: String, subtitle: String? = nil, keywords: [String] = [], section: String? = nil,
        availability: Availability = .enabled, icon: String? = nil, children: OptionList? = nil
    ) {
        self.id = id
        self.title = title
        self.subtitle = subtitle
        self.keywords = keywords
        self.section = section
        self.availability = availability
        self.icon = icon
        self.children = children
    }

    public var isEnabled: Bool { availability == .enabled }
}

/// Whether an option may be picked and, where it may not, why (R18).
public enum Availability: Equatable, Sendable {
    case enabled
    case disabled(reason: String?)
}
