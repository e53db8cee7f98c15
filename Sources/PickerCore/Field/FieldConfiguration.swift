import OptionSearch

/// How a field picks: a turning wheel, a list to choose from, or text with suggestions.
public enum FieldStyle: String, CaseIterable, Sendable {
    case wheel
    case menu
    /// A combo box: its text can be edited and filters the suggestions.
    case combo
}

/// When the draft becomes the selection (R5).
public enum CommitPolicy: String, CaseIterable, Sendable {
    case onDone
    /// Whenever the wheel comes to rest or a key moves the highlight; Cancel restores.
    case onSettle
}

/// What opening does where nothing is picked (R4).
public enum OpeningPolicy: String, CaseIterable, Sendable {
    case nothing
    /// Commits the first enabled option.
    case pickFirst
}

/// What a press outside an open field does (R6).
public enum OutsidePolicy: String, CaseIterable, Sendable {
    case commit
    case cancel
    /// The field stays open.
    case keep
    /// Commits what the text of a combo box says: an exact title or, where allowed, the text itself; else
    /// reverts. The default of a combo box.
    case text
}

/// What becomes of a saved or preset id that the options lack, or whose option is disabled (R12).
public enum MissingPolicy: String, CaseIterable, Sendable {
    case drop
    /// Stays, with its last title, marked as missing.
    case keep
    /// Is not taken; the field says so and a `Refusal` is reported.
    case refuse
}

/// Where the options of a column come from.
public enum ColumnSource: String, CaseIterable, Sendable {
    /// The program hands them over.
    case given
    /// They are the children of what is picked in the column before (R16).
    case children
    /// The field asks for them with an `Effect.load`, on opening and when the column before changes (R13).
    case request
}

/// What is fixed about a column.
public struct ColumnConfiguration: Equatable, Sendable {
    public var label: String
    public var source: ColumnSource
    /// What the column's row that means "none" shows; `nil` for what the option list says (R2).
    public var noneTitle: String?

    public init(label: String = "", source: ColumnSource = .given, noneTitle: String? = nil) {
        self.label = label
        self.source = source
        self.noneTitle = noneTitle
    }
}

/// What is fixed about a field: everything but its options, its selection and what is going on.
public struct FieldConfiguration: Equatable, Sendable {
    /// The field's key in a form and in a saved selection.
    public var name: String
    /// What a person calls the field; its accessible name (R22).
    public var label: String
    /// Shown while nothing is picked; `nil` for the language's own "Choose…".
    public var placeholder: String?
    public var style: FieldStyle
    public var columns: [ColumnConfiguration]
    /// Stands between the titles of several columns in the field's text.
    public var columnSeparator = ", "

    public var commit = CommitPolicy.onDone
    public var onOpen = OpeningPolicy.nothing
    /// `nil` for the style's own: commit for a wheel, cancel for a menu, text for a combo box (R6).
    public var outside: OutsidePolicy?
    public var onMissing = MissingPolicy.drop
    public var opensOnFocus = false

    /// Whether text that is no option's title may be committed; for combo boxes.
    public var allowsCustomText = false
    public var isMultiple = false
    /// The fewest values a multiple field takes; an optional field may always be empty.
    public var minimum = 0
    /// The most values a multiple field takes; `nil` for any number.
    public var maximum: Int?
    public var match = MatchMode.contains

    /// How many rows show at once; `nil` for 5 in a wheel and 10 elsewhere.
    public var visibleRows: Int?
    /// A locale identifier such as `de_AT.UTF-8`; it chooses the texts and the direction (R23).
    public var language = "en"
    /// Whether motion is replaced by jumps (R15).
    public var reducesMotion = false

    public var isEnabled = true
    public var isReadOnly = false
    public var isRequired = false
    /// A hidden field takes no part in the form's order (R19).
    public var isHidden = false

    public init(
        name: String, label: String? = nil, style: FieldStyle = .menu,
        columns: [ColumnConfiguration] = [ColumnConfiguration()]
    ) {
        self.name = name
        self.label = label ?? name
        self.style = style
        self.columns = columns.isEmpty ? [ColumnConfiguration()] : columns
    }

    var outsidePolicy: OutsidePolicy {
        if let outside { return outside }
        switch style {
        case .wheel: return .commit
        case .menu: return .cancel
        case .combo: return .text
        }
    }

    /// How many rows show at once, at least one; no popup is higher than a million rows.
    public var rowCount: Int { min(max(1, visibleRows ?? (style == .wheel ? 5 : 10)), 1_000_000) }
}
