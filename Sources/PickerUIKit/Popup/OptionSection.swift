#if canImport(UIKit)
    import OptionSearch
    import PickerCore

    /// Neighbouring rows under one heading.
    struct OptionSection: Equatable {
        let title: String?
        /// Rows of the model, the none row counted.
        let rows: Range<Int>

        /// One walk through the rows where the list has sections and all of it shows; what was searched for stands in the
        /// order of its matches, without headings.
        static func sections(of column: ColumnSnapshot) -> [OptionSection] {
            let visible = column.visible
            guard visible.list.hasSections, visible.matches == nil else {
                return [OptionSection(title: nil, rows: 0..<column.rowCount)]
            }
            var sections: [OptionSection] = []
            let shift = column.noneTitle == nil ? 0 : 1
            if shift == 1 { sections.append(OptionSection(title: nil, rows: 0..<1)) }
            var start = 0
            for index in visible.indices {
                let title = visible.list.section(at: index)
                let isLast = index + 1 == visible.count || visible.list.section(at: index + 1) != title
                guard isLast else { continue }
                sections.append(OptionSection(title: title, rows: start + shift..<index + 1 + shift))
                start = index + 1
            }
            return sections
        }
    }

    extension ColumnSnapshot {
        /// Whether the same rows stand in the same places.
        func hasSameRows(as other: ColumnSnapshot) -> Bool {
            noneTitle == other.noneTitle && visible.list.isIdentical(to: other.visible.list)
                && visible.matches == nil && other.visible.matches == nil
        }
    }
#endif
