import OptionSearch

/// All that is going on in one picker field, as a value.
///
/// It changes only through `reduce(_:)`, which also says what is to be done. It holds no view, no closure
/// and no clock (R24).
public struct FieldState: Sendable {
    public internal(set) var configuration: FieldConfiguration {
        didSet { writeValueText() }
    }
    public internal(set) var columns: [ColumnState]

    /// The committed selection (R3).
    public internal(set) var selection: Selection {
        didSet { writeValueText() }
    }

    /// The committed titles. Kept, because a field of many values is drawn far more often than they change.
    public private(set) var valueText = ""

    public internal(set) var isFocused = false
    public internal(set) var isOpen = false
    public internal(set) var isComposing = false

    /// The column that keys speak to.
    public internal(set) var activeColumn = 0

    /// The edited text of a combo box or of a list's search; `nil` while the field shows its value (R10).
    public internal(set) var query: String?

    /// Whether the search for the query was stopped, because a newer one is on its way (`SearchWorkers.stopping`).
    ///
    /// What shows then answers an older query and is not to be drawn. Any event that edits no query, `clockAdvance` for
    /// one, has the search done after all.
    public internal(set) var isSearchDue = false

    /// The time of the last `clockAdvance`, in seconds.
    public internal(set) var now = 0.0

    var typeahead = Typeahead()
    var history = SelectionHistory()

    /// What Cancel goes back to (R3).
    var atOpening: Opening?

    /// Whether what is wrong with the field shows (R20).
    var showsProblems = false

    /// What was wrong with the last thing that was asked of the field, until it changes.
    var problem: Phrase?

    /// What the platform's text field holds now (R11).
    var shownText = ""

    /// Whether the last event was an Escape that reverted a combo box.
    var justReverted = false

    /// The number of the last request that the field made itself.
    var lastRequest = 0

    /// Who shares the work of searching long lists; front ends that have threads say so.
    var searchWorkers = SearchWorkers.single

    /// The number of matches that was announced last.
    var announcedCount: Int?

    /// A field with its options: one list a given column; lists that are lacking are empty.
    ///
    /// `selected` is where the field starts from, one entry a column, with the titles the values had when
    /// they were saved. A value that the options lack is treated as `onMissing` says; it is not a change.
    public init(
        _ configuration: FieldConfiguration, options: [OptionList] = [], selected: [[Pick]] = [],
        loading: LoadState = .ready
    ) {
        self.configuration = configuration
        if configuration.columns.isEmpty { self.configuration.columns = [ColumnConfiguration()] }
        let configuration = self.configuration
        columns = configuration.columns.indices.map { column in
            ColumnState(
                options: column < options.count ? options[column] : OptionList(), configuration)
        }
        columns[0].loadState = loading
        if case .loading(let request) = loading { lastRequest = request }
        for column in columns.indices where configuration.columns[column].source == .request {
            columns[column].loadState = column == 0 && loading != .ready ? loading : .unasked
        }
        selection = Selection(emptyColumns: columns.count)
        var effects: [Effect] = []
        let wanted = columns.indices.map { $0 < selected.count ? selected[$0] : [] }
        let resolution = resolution(of: wanted)
        report(resolution.refused, &effects)
        selection = resolution.selection
        writeValueText()
        followSelection(&effects)
        shownText = text
    }

    private mutating func writeValueText() {
        valueText = selection.columns.filter { !$0.isEmpty }
            .map { picks in picks.map({ $0.title }).joined(separator: ", ") }
            .joined(separator: configuration.columnSeparator)
    }

    public var texts: Texts { Texts(localeIdentifier: configuration.language) }
}
