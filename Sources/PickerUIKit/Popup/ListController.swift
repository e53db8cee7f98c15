#if canImport(UIKit)
    import PickerCore
    import UIKit

    /// A list with a bar, a search and, for several columns, several tables side by side.
    @MainActor final class ListController: UIViewController {
        let searchBar = UISearchBar()
        private(set) var tables: [OptionTable] = []
        /// Whether nothing belongs to it any more, though it may still be on the screen.
        private(set) var hasLeft = false
        private(set) var isComingUp = false
        /// Whether UIKit has taken it from the screen, at whoever's wish.
        private var isTakenAway = false
        private var waiting: [@MainActor () -> Void] = []
        private(set) var barItems: [UIBarButtonItem] = []
        private(set) weak var field: PickerTextField?
        private let bar = UIToolbar()
        private let titleLabel = BarTitle()
        private let checkBar = UIToolbar()
        private(set) var checkItems: [UIBarButtonItem] = []
        private(set) var retryItem = UIBarButtonItem()
        private var taken = TakenPresses()

        /// The size that a popover asks for, in points: a phone's width and ten rows.
        private static let popoverSize = CGSize(width: 375, height: 540)
        private static let barHeight = CGFloat(44)
        /// What Cancel and Done leave of a bar's width to its title, in points.
        private static let buttonsWidth = CGFloat(180)

        init(_ field: PickerTextField) {
            self.field = field
            super.init(nibName: nil, bundle: nil)
            preferredContentSize = Self.popoverSize
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            searchBar.delegate = self
            barItems = [
                UIBarButtonItem(systemItem: .cancel, primaryAction: action(.toolbarCancel)), .flexibleSpace(),
                UIBarButtonItem(customView: titleLabel), .flexibleSpace(),
                UIBarButtonItem(systemItem: .done, primaryAction: action(.toolbarDone)),
            ]
            bar.items = barItems
            view.addSubview(bar)
            view.addSubview(searchBar)
            view.addSubview(checkBar)
        }

        private func action(_ event: FieldEvent) -> UIAction {
            UIAction { [weak self] _ in
                guard let self else { return }
                // A field that is gone has nothing to say any more.
                if let field { field.model.send(event) } else { leave() }
            }
        }

        /// Comes up over a screen; `presentingViewController` says whether UIKit took it.
        func comeUp(over presenter: UIViewController) {
            isComingUp = true
            presenter.present(self, animated: UIView.areAnimationsEnabled) { [self] in
                isComingUp = false
                if hasLeft { goAway() }
            }
            if presentingViewController == nil { isComingUp = false }
        }

        /// Goes, as soon as it can: UIKit takes nothing away that it is still bringing up.
        func leave() {
            hasLeft = true
            if !isComingUp { goAway() }
        }

        /// Whether it has left, or will when its field hears that it was closed: what stands above it would go with it.
        var isOutOfUse: Bool { hasLeft || field?.model.state.isOpen == false }

        /// Runs an action once what has left is gone.
        func whenGone(_ action: @escaping @MainActor () -> Void) { waiting.append(action) }

        private func goAway() {
            guard !isTakenAway else { return }
            guard let presenter = presentingViewController else { return noteGone() }
            presenter.dismiss(animated: UIView.areAnimationsEnabled) { [self] in noteGone() }
        }

        /// UIKit tells a presentation's delegate of a person's swipe only, and not of what an app takes away.
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            guard isGoing else { return }
            isTakenAway = true
            if let popup = field?.popup as? ListPopup, popup.list === self { popup.noteTakenAway() }
            hasLeft = true
            // UIKit presents nothing in its place before it is done with it.
            if !waiting.isEmpty { Task { self.noteGone() } }
        }

        /// Whether it goes, and is not merely covered.
        private var isGoing: Bool {
            var controller: UIViewController? = self
            while let current = controller {
                if current.isBeingDismissed { return true }
                controller = current.presentingViewController
            }
            return presentingViewController == nil
        }

        private func noteGone() {
            let actions = waiting
            waiting = []
            for action in actions { action() }
        }

        func update(_ snapshot: FieldSnapshot) {
            guard let field, isViewLoaded || view != nil else { return }
            let texts = field.model.state.texts
            titleLabel.text = DisplayText(snapshot.message ?? snapshot.label).text
            titleLabel.fit(view.bounds.width - Self.buttonsWidth)
            searchBar.placeholder = texts(.search)
            let query = field.model.state.query ?? ""
            if searchBar.text ?? "" != query { searchBar.text = query }
            searchBar.isHidden = snapshot.style == .wheel
            showCheckBar(snapshot, texts)
            while tables.count < snapshot.columns.count {
                let table = OptionTable(field, column: tables.count)
                tables.append(table)
                view.addSubview(table)
            }
            while tables.count > snapshot.columns.count { tables.removeLast().removeFromSuperview() }
            for table in tables { table.update(snapshot) }
            view.setNeedsLayout()
        }

        /// Text has another size now.
        func redraw() { for table in tables { table.redraw() } }

        /// All, none, invert for several values (R17), and what mends a failure (R13).
        private func showCheckBar(_ snapshot: FieldSnapshot, _ texts: Texts) {
            let hasFailed = snapshot.columns.contains { $0.status == .failed }
            let isNeeded = snapshot.isMultiple || hasFailed
            checkBar.isHidden = !isNeeded
            guard isNeeded, checkBar.items?.count != (snapshot.isMultiple ? 3 : 0) + (hasFailed ? 1 : 0)
            else {
                return
            }
            retryItem = item(texts(.retry), .retryPress)
            checkItems =
                snapshot.isMultiple
                ? [
                    item(texts(.selectAll), .checkAll), item(texts(.selectNone), .checkNone),
                    item(texts(.invertSelection), .checkInvert),
                ] : []
            checkBar.items = checkItems + (hasFailed ? [retryItem] : [])
        }

        private func item(_ title: String, _ event: FieldEvent) -> UIBarButtonItem {
            UIBarButtonItem(title: title, primaryAction: action(event))
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            var safe = view.bounds.inset(by: view.safeAreaInsets)
            let covered = KeyboardSpace.shared.cover(of: view) ?? 0
            safe.size.height = max(0, min(safe.maxY, view.bounds.maxY - covered) - safe.minY)
            titleLabel.fit(safe.width - Self.buttonsWidth)
            bar.frame = CGRect(x: safe.minX, y: safe.minY, width: safe.width, height: Self.barHeight)
            let search = searchBar.isHidden ? 0 : searchBar.sizeThatFits(safe.size).height
            searchBar.frame = CGRect(x: safe.minX, y: bar.frame.maxY, width: safe.width, height: search)
            let check = checkBar.isHidden ? 0 : Self.barHeight
            checkBar.frame = CGRect(x: safe.minX, y: safe.maxY - check, width: safe.width, height: check)
            let top = searchBar.frame.maxY
            let width = safe.width / CGFloat(max(1, tables.count))
            let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            for (column, table) in tables.enumerated() {
                let place = isRightToLeft ? tables.count - 1 - column : column
                table.frame = CGRect(
                    x: safe.minX + CGFloat(place) * width, y: top, width: width,
                    height: max(0, checkBar.frame.minY - top))
            }
        }

        override func accessibilityPerformEscape() -> Bool {
            onMainThread { field?.accessibilityPerformEscape() ?? false }
        }

        /// Whether a key is the field's before UIKit edits the search with it or moves the focus.
        func claims(_ key: Key, _ modifiers: KeyModifiers) -> Bool {
            guard let field, !writesSearch(key, modifiers) else { return false }
            return field.claims(key, modifiers)
        }

        /// Whether a key edits the search: a list that is searched leaves to its text what a combo box leaves to its own.
        private func writesSearch(_ key: Key, _ modifiers: KeyModifiers) -> Bool {
            let search = searchBar.searchTextField
            guard search.isFirstResponder else { return false }
            // While an input method composes, all keys are its own (R11).
            if search.markedTextRange != nil { return true }
            switch KeyTable.command(for: key, modifiers, in: .comboOpen) {
            case nil, .leaveToText, .editText: return true
            case .some: return false
            }
        }

        private func take(_ press: UIPress) -> Bool {
            guard let field, let pressed = press.key, let (key, modifiers) = KeyTranslation.key(pressed),
                !writesSearch(key, modifiers)
            else { return false }
            let isSearching = searchBar.searchTextField.isFirstResponder
            return !(isSearching && KeyTranslation.writesWithOption(pressed)) && field.take(press)
        }

        /// Keys that the search does not take for its text are the field's (the key table).
        ///
        /// UIKit writes only what no responder keeps.
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            let own = presses.filter { take($0) }
            let others = taken.begin(own, of: presses)
            if !others.isEmpty { super.pressesBegan(others, with: event) }
        }

        override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            let others = taken.others(presses)
            if !others.isEmpty { super.pressesChanged(others, with: event) }
        }

        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            let others = taken.end(presses)
            if !others.isEmpty { super.pressesEnded(others, with: event) }
        }

        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            let others = taken.end(presses)
            if !others.isEmpty { super.pressesCancelled(others, with: event) }
        }
    }

    extension ListController: UISearchBarDelegate {
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            field?.model.send(.queryEdit(searchText))
        }

        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
            field?.model.send(.keyPress(.enter, []))
        }
    }
#endif
