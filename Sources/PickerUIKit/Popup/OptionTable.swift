#if canImport(UIKit)
    import OptionSearch
    import PickerCore
    @preconcurrency import UIKit

    /// The options of one column as a table: in a list of its own, or as suggestions.
    @MainActor final class OptionTable: UITableView {
        private weak var field: PickerTextField?
        private let column: Int
        private var shown: ColumnSnapshot?
        private var sections: [OptionSection] = []
        /// What is checked and no option stands for: a section above all others, for what is typed to be seen to arrive.
        private var others: [Pick] = []
        private let statusLabel = UILabel()
        private static let cellIdentifier = "option"

        init(_ field: PickerTextField, column: Int) {
            self.field = field
            self.column = column
            super.init(frame: .zero, style: .plain)
            statusLabel.textAlignment = .center
            statusLabel.textColor = .secondaryLabel
            statusLabel.numberOfLines = 0
            statusLabel.font = .preferredFont(forTextStyle: .body)
            statusLabel.adjustsFontForContentSizeCategory = true
            backgroundView = statusLabel
            dataSource = self
            delegate = self
        }

        required init?(coder: NSCoder) { nil }

        var statusText: String { statusLabel.text ?? "" }

        func update(_ snapshot: FieldSnapshot) {
            guard snapshot.columns.indices.contains(column) else { return }
            let now = snapshot.columns[column]
            let before = shown
            shown = now
            if before.map({ !now.hasSameRows(as: $0) || now.unlisted != others }) ?? true {
                sections = OptionSection.sections(of: now)
                others = now.unlisted
                reloadData()
            } else if before?.checked != now.checked {
                reloadData()
            }
            statusLabel.text = DisplayText(now.statusText).text
            statusLabel.isHidden = !others.isEmpty
            let path = now.highlightedRow.flatMap(path)
            guard path != indexPathForSelectedRow else { return }
            selectRow(at: path, animated: before != nil, scrollPosition: .none)
            // Selecting with no position does not scroll; scrolling with none moves as little as it can.
            if isRevealed, let path { scrollToRow(at: path, at: .none, animated: true) }
        }

        /// Whether the highlight was brought into view at the beginning. A table without a size cannot scroll to it.
        private var isRevealed = false

        override func layoutSubviews() {
            super.layoutSubviews()
            guard !isRevealed, shown != nil, bounds.height > 0 else { return }
            isRevealed = true
            if let path = indexPathForSelectedRow { scrollToRow(at: path, at: .middle, animated: false) }
        }

        /// Text has another size now; what matches is bold in the size of its time.
        func redraw() {
            let path = indexPathForSelectedRow
            reloadData()
            selectRow(at: path, animated: false, scrollPosition: .none)
        }

        /// Where a row of the model stands in the table.
        private func path(ofRow row: Int) -> IndexPath? {
            guard let section = sections.lastIndex(where: { $0.rows.lowerBound <= row }),
                sections[section].rows.contains(row)
            else { return nil }
            return IndexPath(
                row: row - sections[section].rows.lowerBound, section: section + sectionsBefore)
        }

        private var sectionsBefore: Int { others.isEmpty ? 0 : 1 }

        /// The section of the model's that a section of the table shows; `nil` for that of the others.
        private func section(_ number: Int) -> OptionSection? {
            number < sectionsBefore ? nil : sections[number - sectionsBefore]
        }
    }

    extension OptionTable: UITableViewDataSource, UITableViewDelegate {
        func numberOfSections(in tableView: UITableView) -> Int { sectionsBefore + sections.count }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            self.section(section)?.rows.count ?? others.count
        }

        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            self.section(section)?.title.map { DisplayText($0).text }
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell =
                dequeueReusableCell(withIdentifier: Self.cellIdentifier)
                ?? UITableViewCell(style: .subtitle, reuseIdentifier: Self.cellIdentifier)
            guard let field, let shown else { return cell }
            if let section = section(indexPath.section) {
                draw(section.rows.lowerBound + indexPath.row, of: shown, field, in: cell)
            } else {
                draw(others[indexPath.row], in: cell)
            }
            return cell
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            guard let field, let shown else { return }
            if let section = section(indexPath.section) {
                let option = shown.option(inRow: section.rows.lowerBound + indexPath.row)
                field.model.send(.optionPress(option?.id, column: column))
            } else {
                field.model.send(.unlistedPress(others[indexPath.row].id))
            }
        }

        private func draw(
            _ row: Int, of shown: ColumnSnapshot, _ field: PickerTextField, in cell: UITableViewCell
        ) {
            let found = field.model.state.accessibility(ofRow: row, column: column)
            let option = shown.option(inRow: row)
            write(DisplayText(found.name).text, in: cell)
            if let title = matchedTitle(row, shown) { cell.textLabel?.attributedText = title }
            cell.textLabel?.textColor = found.disabledReason == nil ? .label : .tertiaryLabel
            let reason = found.disabledReason.flatMap { $0.isEmpty ? nil : $0 }
            cell.detailTextLabel?.text = (reason ?? option?.subtitle).map { DisplayText($0).text }
            cell.imageView?.image = option?.image
            cell.accessoryType = found.isSelected ? .checkmark : .none
            cell.accessibilityLabel = field.model.state.spokenRow(row, column)
            cell.accessibilityTraits = traits(found)
        }

        private func draw(_ pick: Pick, in cell: UITableViewCell) {
            let title = DisplayText(pick.title).text
            write(title, in: cell)
            cell.textLabel?.textColor = .label
            cell.detailTextLabel?.text = nil
            cell.imageView?.image = nil
            cell.accessoryType = .checkmark
            cell.accessibilityLabel = title
            cell.accessibilityTraits = [.button, .selected]
        }

        private func write(_ title: String, in cell: UITableViewCell) {
            for label in [cell.textLabel, cell.detailTextLabel] {
                label?.adjustsFontForContentSizeCategory = true
                label?.numberOfLines = 0
            }
            cell.detailTextLabel?.font = .preferredFont(forTextStyle: .caption1)
            // The bold of a match that the cell showed before would stay.
            cell.textLabel?.font = .preferredFont(forTextStyle: .body)
            cell.textLabel?.text = title
        }

        private func traits(_ row: RowAccessibility) -> UIAccessibilityTraits {
            var traits = UIAccessibilityTraits.button
            if row.isSelected { traits.insert(.selected) }
            if row.disabledReason != nil { traits.insert(.notEnabled) }
            return traits
        }

        /// The title with what matches the query in bold (R21); `nil` where nothing is searched for.
        private func matchedTitle(_ row: Int, _ shown: ColumnSnapshot) -> NSAttributedString? {
            let index = row - (shown.noneTitle == nil ? 0 : 1)
            guard let search = shown.search, shown.visible.indices.contains(index) else { return nil }
            let title = DisplayText(shown.visible[index].title)
            let result = NSMutableAttributedString(string: title.text)
            let matched = search.matchedRanges(at: shown.visible.position(at: index))
            for range in title.ranges(of: matched) {
                result.addAttribute(
                    .font,
                    value: UIFont.boldSystemFont(ofSize: UIFont.preferredFont(forTextStyle: .body).pointSize),
                    range: NSRange(range, in: title.text))
            }
            return result
        }
    }
#endif
