/// Keeps selections of an app by key.
///
/// On Linux in one file, `selections.json` in the app's folder below `$XDG_STATE_HOME`, else `~/.local/state`; on
/// Apple's platforms in the user defaults. A program killed at any moment leaves the earlier or the later state, and
/// programs that save at the same time never lose each other's keys. Saving reads and writes the whole file and
/// waits for the disk, a few milliseconds as a rule.
public struct SelectionStore: Sendable {
    private let readColumns: @Sendable (String) throws(SelectionStoreError) -> [[StoredPick]]?
    private let readKeys: @Sendable () throws(SelectionStoreError) -> [String]
    /// Gives back where a damaged file was moved to.
    private let write: @Sendable ([[StoredPick]]?, String) throws(SelectionStoreError) -> String?

    /// A store of the platform's own kind.
    init(
        columns: @escaping @Sendable (String) throws(SelectionStoreError) -> [[StoredPick]]?,
        keys: @escaping @Sendable () throws(SelectionStoreError) -> [String],
        write: @escaping @Sendable ([[StoredPick]]?, String) throws(SelectionStoreError) -> String?
    ) {
        readColumns = columns
        readKeys = keys
        self.write = write
    }

    /// A store in a folder of one's own, which is made when something is saved.
    public init(folder: String) {
        let file = SelectionFile(folder: folder)
        self.init(
            columns: { key throws(SelectionStoreError) in try file.columns(for: key) },
            keys: { () throws(SelectionStoreError) in try file.keys() },
            write: { columns, key throws(SelectionStoreError) in
                try file.set(columns.map(StoredPick.value(of:)), for: key)
            })
    }

    /// What was saved under a key; `nil` where nothing was.
    public func columns(for key: String) throws(SelectionStoreError) -> [[StoredPick]]? {
        try readColumns(key)
    }

    /// The keys under which something is saved.
    public func keys() throws(SelectionStoreError) -> [String] { try readKeys() }

    /// Saves a selection; what was under the key before is replaced, other keys stay.
    ///
    /// - Returns: where a damaged file was moved to, `selections.json.unreadable-1` or a higher number; `nil`, as a
    ///   rule, if there was none.
    @discardableResult
    public func save(_ columns: [[StoredPick]], for key: String) throws(SelectionStoreError) -> String? {
        try write(columns, key)
    }

    public func remove(_ key: String) throws(SelectionStoreError) { _ = try write(nil, key) }
}

#if !canImport(Darwin)
    extension SelectionStore {
        /// The store of an app, where its platform keeps such things.
        ///
        /// - Parameter app: the name of its folder, or on Apple's platforms of its suite of user defaults.
        public init(app: String) throws(SelectionStoreError) {
            self.init(folder: try StateFolder.path(ofApp: app) { Environment.value($0) })
        }
    }
#endif
