/// Options that are fetched: loading, failed, empty and no match are four states (R13).
extension FieldState {
    mutating func noteLoading(_ request: Int, column: Int, _ effects: inout [Effect]) {
        guard columns.indices.contains(column) else { return }
        let before = status(of: column)
        lastRequest = max(lastRequest, request)
        columns[column].loadState = .loading(request: request)
        announceStatus(of: column, unless: before, &effects)
    }

    /// An answer to any request but the one that is under way is dropped (R13).
    mutating func noteLoaded(
        _ request: Int, _ list: OptionList, isComplete: Bool, column: Int, _ effects: inout [Effect]
    ) {
        guard columns.indices.contains(column), columns[column].loadState == .loading(request: request) else {
            return
        }
        replaceOptions(list, isComplete ? .ready : .loading(request: request), column: column, &effects)
    }

    mutating func noteFailed(_ request: Int, _ message: String, column: Int, _ effects: inout [Effect]) {
        guard columns.indices.contains(column), columns[column].loadState == .loading(request: request) else {
            return
        }
        columns[column].loadState = .failed(request: request, message: message)
        effects.append(.announce(texts(.loadingFailed(message: message))))
    }

    /// Asks for the options of a column that failed to come once more.
    mutating func retry(_ effects: inout [Effect]) {
        for column in columns.indices {
            guard case .failed = columns[column].loadState else { continue }
            request(column, parent: parentPick(of: column)?.id, &effects)
            effects.append(.announce(texts(.loading)))
        }
    }

    mutating func request(_ column: Int, parent: OptionID?, _ effects: inout [Effect]) {
        lastRequest &+= 1
        columns[column].loadState = .loading(request: lastRequest)
        columns[column].parent = parent
        effects.append(.load(LoadRequest(request: lastRequest, column: column, parent: parent)))
    }

    /// What a column's list has to show.
    public func status(of column: Int) -> ListStatus {
        let state = columns[column]
        switch state.loadState {
        case .loading, .unasked: return .loading
        case .failed: return .failed
        case .ready: break
        }
        if !state.visible.isEmpty { return .ready }
        return state.options.isEmpty ? .empty : .noMatch
    }

    /// What a column's list says in place of options; empty where it has some to show.
    public func statusText(of column: Int) -> String {
        switch status(of: column) {
        case .ready: return ""
        case .loading:
            let count = columns[column].options.count
            return count == 0 ? texts(.loading) : texts(.loadingCount(count))
        case .failed:
            guard case .failed(_, let message) = columns[column].loadState else { return "" }
            return texts(.loadingFailed(message: message))
        case .empty: return texts(.emptyList)
        case .noMatch: return texts(.noMatch)
        }
    }

    /// Each of the four states is announced when it begins (R13).
    mutating func announceStatus(of column: Int, unless before: ListStatus, _ effects: inout [Effect]) {
        guard isOpen || isFocused else { return }
        let status = status(of: column)
        if isOpen && column == activeColumn { announcedCount = columns[column].visible.count }
        guard status != before else { return }
        let text =
            status == .ready
            ? texts(.optionsAvailable(columns[column].visible.count)) : statusText(of: column)
        effects.append(.announce(text))
    }
}
