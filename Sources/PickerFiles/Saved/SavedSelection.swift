/// A field's selection that outlives the program: saved under a key, a default until then.
///
///     let state = SavedSelection(key: "state", default: [[pick]], store: try SelectionStore(app: "Atlas"))
///
/// A selection is an array of columns, each an array of picks: one column with at most one pick for most fields,
/// more picks for multiple selection. Saving an empty column means that none is picked, which is not the default.
public struct SavedSelection: Sendable {
    public let key: String
    public let `default`: [[StoredPick]]
    public let store: SelectionStore

    public init(key: String, default: [[StoredPick]] = [[]], store: SelectionStore) {
        self.key = key
        self.default = `default`
        self.store = store
    }

    /// What was saved last, else the default.
    public func load() throws(SelectionStoreError) -> [[StoredPick]] {
        try store.columns(for: key) ?? `default`
    }

    /// - Returns: where a damaged file was moved to; `nil`, as a rule, if there was none.
    @discardableResult
    public func save(_ columns: [[StoredPick]]) throws(SelectionStoreError) -> String? {
        try store.save(columns, for: key)
    }

    /// Goes back to the default.
    public func forget() throws(SelectionStoreError) { try store.remove(key) }
}
