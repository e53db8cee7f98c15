import OptionSearch

extension FieldState {
    /// The person typed where they stand: text in a combo box, typeahead elsewhere.
    mutating func type(_ typed: String, _ effects: inout [Effect]) {
        guard !typed.isEmpty, !configuration.isReadOnly else { return }
        if configuration.style == .combo || query != nil {
            // While the value shows it stands there selected: what is typed takes its place (R10).
            editQuery((query ?? "") + typed, &effects)
        } else {
            for character in typed {
                press(character == " " ? .space : .character(character), [], &effects)
            }
        }
    }

    mutating func deleteBackwards(_ effects: inout [Effect]) {
        guard let query else { return editQuery("", &effects) }
        editQuery(String(query.dropLast()), &effects)
    }

    /// The text of a combo box, or of a menu's search, is now this. Typing opens a combo box.
    mutating func editQuery(_ text: String, _ effects: inout [Effect]) {
        guard !isWheel, !configuration.isReadOnly else { return }
        if configuration.style == .combo { shownText = text }
        setQuery(text, &effects)
    }

    /// The same where it is not the text's editor that says so: it has the new text to show yet.
    mutating func setQuery(_ text: String, _ effects: inout [Effect]) {
        guard !isWheel, !configuration.isReadOnly else { return }
        open(at: .selection, &effects)
        guard isOpen, text != query else { return }
        query = text
        problem = nil
        effects.append(.queryChange(text))
        isSearchDue = !filterUntilStopped(activeColumn)
        if !isSearchDue { showMatches(&effects) }
    }

    /// Answers the query anew: its search was stopped for a newer one and something else came, or another mode is asked for.
    mutating func finishSearch(_ effects: inout [Effect]) {
        isSearchDue = false
        guard isOpen, query != nil else { return }
        filter(activeColumn)
        showMatches(&effects)
    }

    private mutating func showMatches(_ effects: inout [Effect]) {
        highlightBestMatch(activeColumn, &effects)
        announceCount(&effects)
    }

    /// Filtering never touches the selection (R10).
    mutating func filter(_ column: Int) {
        let matches = searchQuery.flatMap { query in
            prepareSearch(of: column)
            return columns[column].search?.search(query)
        }
        columns[column].visible = VisibleOptions(list: columns[column].options, matches: matches)
    }

    /// The same, unless the workers stop the search: then what shows stays, and is of no more use.
    ///
    /// - Returns: whether what shows answers the query.
    private mutating func filterUntilStopped(_ column: Int) -> Bool {
        guard let searchQuery else {
            filter(column)
            return true
        }
        prepareSearch(of: column)
        guard let matches = columns[column].search?.searchUntilStopped(searchQuery) else { return false }
        columns[column].visible = VisibleOptions(list: columns[column].options, matches: matches)
        return true
    }

    /// What the query looks for; `nil` while everything shows.
    var searchQuery: SearchQuery? {
        guard let query else { return nil }
        let search = SearchQuery(query, mode: configuration.match)
        return search.isEmpty ? nil : search
    }

    private mutating func highlightBestMatch(_ column: Int, _ effects: inout [Effect]) {
        guard let query, columns[column].visible.matches != nil else {
            // What is checked stays checked, whatever was searched for.
            let checked = isMultiple ? columns[column].draft : nil
            placeDrafts(from: column, &effects)
            if let checked { columns[column].draft = checked }
            return
        }
        let visible = columns[column].visible
        columns[column].highlight = visible.firstEnabled().map { .option(visible.id(at: $0)) }
        guard !isMultiple else { return }
        if let pick = highlightedPick(column) {
            columns[column].draft = [pick]
        } else {
            columns[column].draft = configuration.allowsCustomText ? pick(forText: query).map { [$0] } : nil
        }
        followParents(after: column, &effects)
    }

    private mutating func announceCount(_ effects: inout [Effect]) {
        let count = columns[activeColumn].visible.count
        guard count != announcedCount else { return }
        announcedCount = count
        let isReady = status(of: activeColumn) == .ready
        effects.append(
            .announce(isReady ? texts(.optionsAvailable(count)) : statusText(of: activeColumn)))
    }

    mutating func searchIndex(of column: Int) -> SearchIndex {
        prepareSearch(of: column)
        return columns[column].search?.index
            ?? columns[column].options.makeIndex(workers: searchWorkers)
    }

    private mutating func prepareSearch(of column: Int) {
        guard columns[column].search == nil else { return }
        columns[column].search = TypedSearch(columns[column].options.makeIndex(workers: searchWorkers))
    }

    /// Printable keys that come quickly make a string; the highlight goes to what begins with it (R14).
    mutating func typeahead(_ typed: String, startsFresh: Bool, _ effects: inout [Effect]) {
        typeahead.type(typed, at: now)
        let column = activeColumn
        let list = columns[column].options
        let current = goingHighlight(column)?.id.flatMap { list.position(of: $0) }
        let following = startsFresh ? 0 : current.map { $0 + 1 } ?? 0
        let start = typeahead.isFirstKey ? following : current ?? 0
        let index = searchIndex(of: column)
        var found = index.firstTitle(
            withPrefix: typeahead.text, startingAt: start, where: list.isEnabled(at:))
        if found == nil, let letter = typeahead.repeatedLetter {
            found = index.firstTitle(withPrefix: letter, startingAt: following, where: list.isEnabled(at:))
        }
        guard let found, let row = row(of: .option(list.id(at: found)), column: column) else { return }
        moveHighlight(to: row, column: column, &effects)
    }
}
