#if canImport(Darwin)
    import Foundation

    extension SelectionStore {
        /// The store of an app, where its platform keeps such things.
        ///
        /// - Parameter app: the name of its folder, or on Apple's platforms of its suite of user defaults.
        public init(app: String) throws(SelectionStoreError) {
            let defaults = SelectionDefaults(suite: app)
            self.init(
                columns: { key throws(SelectionStoreError) in try defaults.columns(for: key) },
                keys: { () throws(SelectionStoreError) in defaults.keys },
                write: { columns, key throws(SelectionStoreError) in
                    defaults.set(columns, for: key)
                    return nil
                })
        }
    }

    /// Selections in the user defaults, as JSON under one key each.
    ///
    /// There the system itself writes atomically and merges what several programs set.
    private struct SelectionDefaults: Sendable {
        let suite: String
        private static let prefix = "PickerField.selection."

        /// An app's own suite is the standard one and is not to be named.
        private var defaults: UserDefaults {
            suite == Bundle.main.bundleIdentifier ? .standard : UserDefaults(suiteName: suite) ?? .standard
        }

        func columns(for key: String) throws(SelectionStoreError) -> [[StoredPick]]? {
            guard let text = defaults.string(forKey: Self.prefix + key) else { return nil }
            do throws(SourceError) {
                return try StoredPick.columns(in: JSONReader.read(Array(text.utf8), acceptsEscapedNUL: true))
            } catch {
                throw .unreadable(error.located(in: Self.prefix + key))
            }
        }

        var keys: [String] {
            defaults.dictionaryRepresentation().keys.filter { $0.hasPrefix(Self.prefix) }
                .map { String($0.dropFirst(Self.prefix.count)) }.sorted()
        }

        func set(_ columns: [[StoredPick]]?, for key: String) {
            defaults.set(columns.map { JSONWriter.text(StoredPick.value(of: $0)) }, forKey: Self.prefix + key)
        }
    }
#endif
