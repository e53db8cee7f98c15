/// The file that holds an app's saved selections.
///
///     {"version": 1, "selections": {"state": [[{"id": "CA", "title": "California"}]]}}
///
/// Reading takes no lock, because the file is only ever replaced as a whole. Changing it reads, changes and replaces
/// it under the lock of a file beside it. Members that this version does not know stay.
struct SelectionFile: Sendable {
    let folder: String

    private static let version = 1

    private var path: String { "\(folder)/selections.json" }
    private var lockPath: String { "\(folder)/selections.lock" }

    func columns(for key: String) throws(SelectionStoreError) -> [[StoredPick]]? {
        guard
            let value = try content()?.selections.first(where: { ExactText($0.name) == ExactText(key) })?
                .value
        else {
            return nil
        }
        do throws(SourceError) {
            return try StoredPick.columns(in: value)
        } catch {
            throw .unreadable(error.located(in: path))
        }
    }

    func keys() throws(SelectionStoreError) -> [String] {
        try content()?.selections.map(\.name) ?? []
    }

    /// - Returns: where an unreadable file was moved to.
    @discardableResult
    func set(_ value: SourceValue?, for key: String) throws(SelectionStoreError) -> String? {
        try AtomicFile.makeFolder(folder)
        let lock = try FileLock(path: lockPath)
        defer { lock.release() }
        var aside: String?
        var content = Content()
        do throws(SelectionStoreError) {
            content = try self.content() ?? content
        } catch {
            guard case .unreadable = error else { throw error }
            aside = try AtomicFile.setAside(path)
        }
        if aside == nil, content.isDamaged(at: key) { aside = try AtomicFile.setAside(path) }
        guard content.set(value, for: key) || aside != nil else { return nil }
        try AtomicFile.replace(
            path, with: Array((JSONWriter.text(content.root, isIndented: true) + "\n").utf8))
        return aside
    }

    /// `nil` where there is no file yet.
    private func content() throws(SelectionStoreError) -> Content? {
        guard let bytes = try AtomicFile.read(path) else { return nil }
        var content = Content()
        do throws(SourceError) {
            content = try Content(JSONReader.read(bytes, acceptsEscapedNUL: true))
        } catch {
            throw .unreadable(error.located(in: path))
        }
        if content.version > Self.version { throw .newerVersion(path: path) }
        return content
    }
}

extension SelectionFile {
    /// What the file says.
    private struct Content {
        private var members: [SourceMember]
        private(set) var selections: [SourceMember] = []
        let version: Int

        init() {
            version = SelectionFile.version
            members = [SourceMember("version", SourceValue(.number(SourceNumber(SelectionFile.version))))]
        }

        init(_ root: SourceValue) throws(SourceError) {
            members = try root.members()
            guard let version = root["version"], let selections = root["selections"] else {
                throw root.unexpected("an object with \"version\" and \"selections\"")
            }
            self.version = try version.integer()
            self.selections = try selections.members()
            members.removeAll { $0.name == "selections" }
        }

        var root: SourceValue {
            SourceValue(
                .dictionary(members + [SourceMember("selections", SourceValue(.dictionary(selections)))]))
        }

        /// Whether what stands under a key is no selection, and so may be worth keeping for whoever can read it.
        func isDamaged(at key: String) -> Bool {
            guard let old = selections.first(where: { ExactText($0.name) == ExactText(key) })?.value else {
                return false
            }
            do throws(SourceError) {
                _ = try StoredPick.columns(in: old)
                return false
            } catch {
                return true
            }
        }

        /// Whether anything changed.
        mutating func set(_ value: SourceValue?, for key: String) -> Bool {
            let position = selections.firstIndex { ExactText($0.name) == ExactText(key) }
            switch (position, value) {
            case (let position?, let value?):
                if JSONWriter.text(selections[position].value) == JSONWriter.text(value) { return false }
                selections[position].value = value
            case (let position?, nil): selections.remove(at: position)
            case (nil, let value?): selections.append(SourceMember(key, value))
            case (nil, nil): return false
            }
            return true
        }
    }
}
