import OptionSearch

/// What is highlighted in a column: an option or the row that means none (R2).
public enum Highlight: Equatable, Sendable {
    case noneRow
    case option(OptionID)

    public var id: OptionID? {
        if case .option(let id) = self { return id }
        return nil
    }
}

/// What goes on in one column of a field.
public struct ColumnState: Sendable {
    public internal(set) var options: OptionList
    public internal(set) var loadState = LoadState.ready
    public internal(set) var visible: VisibleOptions
    public internal(set) var highlight: Highlight?

    /// What Done would commit: `nil` for nothing to commit, empty for none (R3).
    public internal(set) var draft: [Pick]? {
        didSet { drafted = Set((draft ?? []).filter { $0.standing != .custom }.map({ $0.id })) }
    }

    /// The ids in the draft that may stand for options, to be asked for each row that shows.
    private(set) var drafted: Set<OptionID> = []

    /// Where a wheel stands and how it turns.
    public internal(set) var motion: WheelMotion

    /// What was picked in the column before when this one's options were asked for.
    var parent: OptionID?

    /// The search over `options` and its latest answers; made with the first query.
    var search: TypedSearch?

    init(options: OptionList, _ configuration: FieldConfiguration) {
        self.options = options
        motion = WheelMotion(
            on: WheelTrack(rowCount: options.count), visibleRows: configuration.rowCount,
            reducesMotion: configuration.reducesMotion)
        visible = VisibleOptions(list: options)
    }

    public var isLoading: Bool {
        if case .loading = loadState { return true }
        return false
    }
}
