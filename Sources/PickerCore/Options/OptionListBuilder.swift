import OptionSearch

/// Two options of one list have the same id (R1).
public struct RepeatedOptionID: Error, Equatable, Sendable {
    public let id: OptionID
    /// The position that had the id first, counted from 0.
    public let first: Int
    /// The position that has it again.
    public let second: Int
}

/// Makes an `OptionList`, one option after the other.
///
/// Appending takes time in proportion to the option's text, looking for a repeated id included.
public struct OptionListBuilder: Sendable {
    var parts = OptionList.Parts()
    private var sectionNumberOf: [String: UInt32] = [:]
    /// The next number to try behind a repeated title.
    private var repeatCounts: [String: Int] = [:]
    /// The search over the options of the latest snapshot.
    private var index: SearchIndex?
    let workers: SearchWorkers

    /// From so many options on the search is made with the list: making it then takes longer than a keystroke may.
    private static let indexedCount = 1 << 15

    /// - Parameters:
    ///   - seed: any number. A random one keeps a list that was made with ill will from filling one slot of the table
    ///     of ids; the list that is made does not depend on it.
    ///   - workers: who shares the work of searching a long list, and of preparing it for that.
    public init(seed: UInt64 = 0, workers: SearchWorkers = .single) {
        parts.idTable = OptionIDTable(seed: seed)
        self.workers = workers
    }

    public var count: Int { parts.titles.count }

    /// What the row that means "none" shows; `nil`, the default, for no such row (R2).
    public var noneTitle: String? {
        get { parts.noneTitle }
        set { parts.noneTitle = newValue }
    }

    /// Makes room, where the size is known before.
    public mutating func reserveCapacity(options: Int, titleBytes: Int) {
        parts.titles.reserveCapacity(strings: options, bytes: titleBytes)
        reserveIDs(options)
    }

    mutating func reserveIDs(_ options: Int) {
        let store = parts.ids ?? parts.titles
        let hash = parts.idTable.hash
        parts.idTable.reserveCapacity(options) { Self.hash(store, $0, by: hash) }
    }

    /// Appends an option whose id is its title, or `title#2`, `title#3` where that is taken (R1).
    public mutating func append(title: String) {
        var title = title
        title.withUTF8 { append(titleWithValidatedUTF8: $0) }
    }

    /// Appends an option known by its title, from bytes that are valid UTF-8.
    public mutating func append(titleWithValidatedUTF8 utf8: UnsafeBufferPointer<UInt8>) {
        let hash = parts.idTable.hash(utf8)
        appendTitle(validatedUTF8: utf8, hash: hash, firstSlot: 0)
    }

    /// Appends options known by their titles, from bytes that are valid UTF-8.
    ///
    /// The fastest way to make a long list: some dozens at a time look for repeated titles together.
    public mutating func append(titlesWithValidatedUTF8 titles: [UnsafeBufferPointer<UInt8>]) {
        if parts.idTable.isFull(for: titles.count) { growTable(for: titles.count) }
        let hash = parts.idTable.hash
        let hashes = titles.map { hash($0) }
        let slots = parts.idTable.firstSlots(of: hashes)
        for (position, title) in titles.enumerated() {
            appendTitle(validatedUTF8: title, hash: hashes[position], firstSlot: slots[position])
        }
    }

    /// - Throws: `RepeatedOptionID`; the list is then as before.
    public mutating func append(_ option: PickerOption) throws(RepeatedOptionID) {
        let position = count
        let hash = parts.idTable.hash(option.id.text.utf8)
        if let first = self.position(of: option.id.text, hash: hash) {
            throw RepeatedOptionID(id: option.id, first: first, second: position)
        }
        if parts.ids == nil, !option.id.text.utf8.elementsEqual(option.title.utf8) {
            parts.ids = parts.titles
        }
        parts.titles.append(option.title)
        parts.ids?.append(option.id.text)
        insert(position, hash: hash)
        finishAppending(option, at: position)
    }

    /// Appends an option known by its title, with all else that an option may have; its `id` is not used.
    public mutating func append(titled option: PickerOption) {
        let position = count
        append(title: option.title)
        finishAppending(option, at: position)
    }

    public consuming func finish() -> OptionList { snapshot() }

    /// The options so far, as a list; more may be appended to the builder.
    ///
    /// Costs what preparing the search for the options since the last snapshot costs, for a long list; but the next
    /// option then copies all text once.
    public mutating func snapshot() -> OptionList {
        guard count >= Self.indexedCount else { return OptionList(parts: parts) }
        let index = SearchIndex(
            titles: parts.titles, subtitles: parts.subtitles, keywords: parts.keywords, extending: index,
            workers: workers)
        self.index = index
        return OptionList(parts: parts, index: index)
    }

    private mutating func appendTitle(
        validatedUTF8 utf8: UnsafeBufferPointer<UInt8>, hash: UInt64, firstSlot: UInt32
    ) {
        let position = count
        var hash = hash
        let taken = parts.idTable.position(hash: hash, firstSlot: firstSlot) { parts.idEquals($0, utf8) }
        if taken != nil {
            if parts.ids == nil { parts.ids = parts.titles }
            let id = freeID(for: String(decoding: utf8, as: UTF8.self))
            hash = parts.idTable.hash(id.utf8)
            parts.ids?.append(id)
        } else {
            parts.ids?.append(validatedUTF8: utf8)
        }
        parts.titles.append(validatedUTF8: utf8)
        insert(position, hash: hash)
        if parts.hasColumns { padColumns() }
    }

    private mutating func freeID(for title: String) -> String {
        while true {
            let id = nextID(for: title)
            if position(of: id) == nil { return id }
        }
    }

    /// The next id to try for a repeated title.
    mutating func nextID(for title: String) -> String {
        let ordinal = repeatCounts[title] ?? 2
        repeatCounts[title] = ordinal + 1
        return "\(title)#\(ordinal)"
    }

    private func position(of id: String) -> Int? {
        position(of: id, hash: parts.idTable.hash(id.utf8))
    }

    private func position(of id: String, hash: UInt64) -> Int? {
        parts.idTable.position(hash: hash) { parts.idEquals($0, id.utf8) }
    }

    private mutating func insert(_ position: Int, hash: UInt64) {
        if parts.idTable.isFull() { growTable() }
        parts.idTable.insert(position, hash: hash)
    }

    private mutating func growTable(for more: Int = 1) {
        let store = parts.ids ?? parts.titles
        let hash = parts.idTable.hash
        parts.idTable.grow(for: more) { Self.hash(store, $0, by: hash) }
    }

    private static func hash(_ store: TextStore, _ position: Int, by hash: OptionIDHash) -> UInt64 {
        store.bytes.withUnsafeBufferPointer {
            hash(UnsafeBufferPointer(rebasing: $0[store.byteRange(at: position)]))
        }
    }

    /// Adds what only some options have. A column comes into being with the first option that uses it.
    private mutating func finishAppending(_ option: PickerOption, at position: Int) {
        Self.set(&parts.subtitles, option.subtitle ?? "", at: position)
        Self.set(&parts.keywords, option.keywords.joined(separator: "\0"), at: position)
        Self.set(&parts.icons, option.icon ?? "", at: position)
        if let section = option.section {
            if parts.sectionNumbers == nil { parts.sectionNumbers = [] }
            padColumns()
            let number = number(of: section)
            parts.sectionNumbers?[position] = number
        }
        if case .disabled(let reason) = option.availability { parts.disabled[position] = .some(reason) }
        if let children = option.children { parts.children[position] = children }
        padColumns()
    }

    private static func set(_ column: inout TextStore?, _ text: String, at position: Int) {
        if text.isEmpty && column == nil { return }
        var store = column ?? TextStore()
        column = nil
        store.pad(to: position)
        if store.count == position { store.append(text) } else { store.replaceLast(with: text) }
        column = store
    }

    private mutating func padColumns() {
        let count = parts.titles.count
        parts.subtitles?.pad(to: count)
        parts.keywords?.pad(to: count)
        parts.icons?.pad(to: count)
        if let have = parts.sectionNumbers?.count, have < count {
            parts.sectionNumbers?.append(contentsOf: repeatElement(0, count: count - have))
        }
    }

    private mutating func number(of section: String) -> UInt32 {
        if let number = sectionNumberOf[section] { return number }
        parts.sectionTitles.append(section)
        let number = UInt32(parts.sectionTitles.count)
        sectionNumberOf[section] = number
        return number
    }
}
