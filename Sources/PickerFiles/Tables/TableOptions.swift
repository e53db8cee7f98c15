import PickerCore

/// Makes an option list of a table's rows.
struct TableOptions {
    private let header: TableHeader
    private let columns: [MemberMapping.Role: Int]
    private let mapping: MemberMapping
    private var reader: TableReader
    private var builder = OptionListBuilder.reading()

    /// - Parameter separator: `nil` to tell it by the header row.
    static func list(
        in text: DecodedText, separator: TableSeparator?, mapping: MemberMapping, limits: SourceLimits,
        progress: ReadingProgress?
    ) throws(SourceError) -> OptionList {
        let separator = separator ?? TableSeparator.used(in: text)
        var table = try TableOptions(TableReader(text, separator: separator), mapping: mapping)
        return try table.readRows(limits: limits, progress: progress)
    }

    private init(_ reader: TableReader, mapping: MemberMapping) throws(SourceError) {
        var reader = reader
        header = try TableHeader.read(&reader)
        columns = try header.columns(mapping)
        self.mapping = mapping
        self.reader = reader
    }

    private mutating func readRows(
        limits: SourceLimits, progress: ReadingProgress?
    ) throws(SourceError) -> OptionList {
        var cellCount = 0
        while try nextRow() {
            cellCount += reader.cells.count
            if cellCount > limits.nodes {
                throw SourceError(
                    .limit, "more than \(limits.nodes) cells", at: reader.place(of: reader.rowStart))
            }
            try appendRow()
            progress?.note(optionCount: builder.count)
        }
        return builder.finish()
    }

    private mutating func nextRow() throws(SourceError) -> Bool {
        while reader.isAtComment() { _ = reader.skipLine() }
        guard try reader.nextRow() else { return false }
        let count = header.names.count
        // Zone tables leave out the cells at the end of a row.
        if reader.cells.count == count || (reader.separator == .tab && reader.cells.count < count) {
            return true
        }
        let place = reader.place(
            of: reader.cells.count > count ? reader.cells[count].start : reader.rowStart)
        throw SourceError(
            .syntax, "expected \(count) \(count == 1 ? "cell" : "cells"), found \(reader.cells.count)",
            at: place)
    }

    private mutating func appendRow() throws(SourceError) {
        let title = text(.title) ?? ""
        if title.isEmpty, builder.count == 0, builder.noneTitle == nil {
            builder.noneTitle = ""
            return
        }
        var option = PickerOption(id: OptionID(title), title: title)
        option.subtitle = text(.subtitle)
        option.section = text(.section)
        option.icon = text(.icon)
        option.keywords = text(.keywords).map(OptionText.keywords) ?? []
        option.availability = OptionText.availability(text(.disabled) ?? "")
        guard let id = text(.id) else {
            if mapping.id != nil {
                throw SourceError(.unexpectedValue, "expected an id, found an empty cell", at: idPlace)
            }
            builder.append(titled: option)
            return
        }
        option.id = OptionID(id)
        do {
            try builder.append(option)
        } catch {
            throw OptionText.repeated(error.id, first: try place(ofOption: error.first), second: idPlace)
        }
    }

    /// The text of the row's cell for a role; `nil` where there is no such cell, or it is empty.
    private func text(_ role: MemberMapping.Role) -> String? {
        guard let column = columns[role], column < reader.cells.count else { return nil }
        let cell = reader.cells[column]
        return cell.textRange.isEmpty ? nil : reader.text(of: cell)
    }

    private var idPlace: SourcePlace {
        guard let column = columns[.id], column < reader.cells.count else {
            return reader.place(of: reader.rowStart)
        }
        return reader.place(of: reader.cells[column].start)
    }

    /// Where an earlier option's id stands: reads the table again up to there.
    private func place(ofOption position: Int) throws(SourceError) -> SourcePlace {
        var again = self
        again.reader = TableReader(
            bytes: reader.bytes, start: reader.start, separator: reader.separator)
        _ = try TableHeader.read(&again.reader)
        for _ in 0...(position + (builder.noneTitle == nil ? 0 : 1)) { _ = try again.nextRow() }
        return again.idPlace
    }
}
