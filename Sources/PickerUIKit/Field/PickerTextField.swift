#if canImport(UIKit)
    import OptionSearch
    import PickerCore
    import PickerFiles
    import UIKit

    /// A text field whose value is picked, not typed: a wheel, a list or a combo box over the picker core.
    ///
    /// It shows a `PickerModel`; what happens is the model's business. The app's own `delegate` is neither taken nor
    /// wrapped. Turning the wheel, Done and all else send `.valueChanged` once for each real change (R9).
    @MainActor open class PickerTextField: UITextField {
        /// What the field shows. A field that is given another model is closed first, by its outside policy.
        public var model: PickerModel {
            willSet { if newValue !== model { leaveModel() } }
            didSet { if oldValue !== model { enterModel() } }
        }

        /// Called once for each real change, with its reason (R9).
        public var onChange: ((Change) -> Void)?

        /// Whether a field that is closed gives up the focus, as UIKit's fields do when editing ends.
        ///
        /// Where it is off, keys of a hardware keyboard still go to the closed field.
        public var resignsOnClose = true

        /// Whether a changed selection is felt.
        public var isHapticsEnabled = true

        /// How a list comes up.
        public var listPresentation = ListPresentation.automatic

        /// Whether the bar above wheel and keyboard is left out.
        public var isToolbarHidden = false { didSet { reloadInputViews() } }

        /// Whether the views that scroll around the field stand still while it is open.
        public var suspendsScrolling = false

        /// The height of the wheel's rows in points, before Dynamic Type scales it.
        public var rowHeight = CGFloat(WheelAppearance.rowHeight)
        /// The font of the wheel's rows, before Dynamic Type scales it.
        public var rowFont = UIFont.boldSystemFont(ofSize: 16)

        var popup: (any FieldPopup)?
        /// The wheel that UIKit slides in as the field becomes the first responder, before the field is told and opens.
        var comingPopup: (any FieldPopup)?
        /// The last popup, which still answers a wheel that UIKit slides away.
        var leavingPopup: (any FieldPopup)?
        let toolbar = FieldToolbar()
        let closedInputView = UIView()
        var menuButton: MenuButton?
        let suspension = ScrollSuspension()
        let outsidePress = OutsidePress()
        var pendingPick: PendingPick?
        var isKeyPassed = false
        private var taken = TakenPresses()
        var showsEdit = false
        /// What UIKit offers to edit text with, while that is taken away.
        var editingOffers: EditingOffers?
        var pickedTraits: UIAccessibilityTraits?
        /// The accessible name that the field gave itself.
        var givenName: String?
        var isOpening = false
        var isShowingPlaceholder = false
        var isResigning = false
        weak var usedUndoManager: UndoManager?
        var needsUndoStep = false
        var waiting: [ChoiceWaiter] = []

        public init(frame: CGRect = .zero, model: PickerModel) {
            self.model = model
            super.init(frame: frame)
            takeTextStyle()
            setUp()
        }

        public override init(frame: CGRect) {
            model = PickerModel(Self.initialConfiguration)
            super.init(frame: frame)
            takeTextStyle()
            setUp()
        }

        public required init?(coder: NSCoder) {
            model = PickerModel(Self.initialConfiguration)
            super.init(coder: coder)
            takeDecoded()
            setUp()
        }

        /// What a field is that nobody configured: an empty wheel in the person's language.
        open class var initialConfiguration: FieldConfiguration {
            var configuration = FieldConfiguration(name: "field", label: "", style: .wheel)
            configuration.opensOnFocus = true
            // What the app speaks, of what the person reads: its other texts are in no other language.
            configuration.language = Texts(preferring: Bundle.main.preferredLocalizations).language.code
            // A picker view brings its own motion; the core is told where it came to rest.
            configuration.reducesMotion = true
            return configuration
        }

        // MARK: What UIKit's own properties mean here

        /// Shown while nothing is picked; `nil` for the language's own "Choose…".
        open override var placeholder: String? {
            get { super.placeholder }
            set { configuration.placeholder = newValue }
        }

        /// The same with looks of the app's own, which stay as long as its text shows.
        open override var attributedPlaceholder: NSAttributedString? {
            get { super.attributedPlaceholder }
            set {
                super.attributedPlaceholder = newValue
                // UIKit may come by here on its way to a plain one.
                if !isShowingPlaceholder { configuration.placeholder = newValue?.string }
            }
        }

        open override var isEnabled: Bool {
            didSet {
                if isEnabled != model.state.configuration.isEnabled { model.send(.enablingSet(isEnabled)) }
            }
        }

        open override var isHidden: Bool {
            didSet { if isHidden != model.state.configuration.isHidden { model.send(.hidingSet(isHidden)) } }
        }

        open override var semanticContentAttribute: UISemanticContentAttribute {
            didSet { if semanticContentAttribute != oldValue { refresh() } }
        }

        open override var inputView: UIView? {
            get {
                (popup ?? comingPopup)?.inputView ?? (isSelectOnly ? closedInputView : super.inputView)
            }
            set { super.inputView = newValue }
        }

        open override var inputAccessoryView: UIView? {
            get { showsToolbar ? super.inputAccessoryView ?? toolbar : nil }
            set { super.inputAccessoryView = newValue }
        }

        /// A toolbar stands above what a person picks with or types into.
        private var showsToolbar: Bool {
            !isToolbarHidden && (style == .combo || (popup ?? comingPopup)?.inputView != nil)
        }

        open override func didMoveToWindow() {
            super.didMoveToWindow()
            followWindow()
        }

        open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            let size = traitCollection.preferredContentSizeCategory
            if size != previousTraitCollection?.preferredContentSizeCategory {
                popup?.redraw(model.snapshot)
            }
            refresh()
        }

        open override func layoutSubviews() {
            super.layoutSubviews()
            menuButton?.frame = bounds
            popup?.follow()
        }

        // MARK: For subclasses of this module

        /// Called once, when the field is made, before it shows anything.
        func setUpLooks() {}

        func refresh() { show(model.snapshot) }

        func noteChange(_ change: Change) { tell(change) }

        func noteSavingFailure(_ error: SelectionStoreError) {}

        func openPopup(_ snapshot: FieldSnapshot) { bringUp(makePopup(snapshot), snapshot) }

        /// An app's own data source and delegate for the wheel.
        var wheelSource: WheelSource? { nil }

        /// Asks them for their lists, with a picker view that stands as the wheel does.
        func readLists(_ asking: UIPickerView) {}

        // MARK: First responder

        open override var canBecomeFirstResponder: Bool {
            // UIKit's answer comes last: it asks the delegate whether editing should begin.
            configuration.isEnabled && !configuration.isHidden && super.canBecomeFirstResponder
        }

        @discardableResult
        open override func becomeFirstResponder() -> Bool {
            // A delegate may have ended it, or led elsewhere, when it was told of the beginning.
            let isNew = !isFirstResponder
            if isNew { expectWheel() }
            defer { forgetExpectedWheel() }
            guard super.becomeFirstResponder(), isFirstResponder else { return false }
            if !model.state.isFocused { model.send(.fieldFocus(byAssistiveTechnology: false)) }
            refresh()
            if isNew { selectValueForTyping() }
            return true
        }

        @discardableResult
        open override func resignFirstResponder() -> Bool {
            // The search of a list takes the keyboard, and is still the field's.
            guard isFirstResponder, popup?.isElsewhere != true else { return super.resignFirstResponder() }
            return closeAndResign()
        }

        open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            let others = taken.begin(presses.filter { take($0) }, of: presses)
            if !others.isEmpty { super.pressesBegan(others, with: event) }
        }

        open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            let others = taken.others(presses)
            if !others.isEmpty { super.pressesChanged(others, with: event) }
        }

        open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            let others = taken.end(presses)
            if !others.isEmpty { super.pressesEnded(others, with: event) }
        }

        open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            let others = taken.end(presses)
            if !others.isEmpty { super.pressesCancelled(others, with: event) }
        }

        // MARK: A field whose value is picked has no caret, and nothing is cut from it or pasted into it.

        var isSelectOnly: Bool { style != .combo }

        open override func caretRect(for position: UITextPosition) -> CGRect {
            isSelectOnly ? .zero : super.caretRect(for: position)
        }

        open override func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
            isSelectOnly ? [] : super.selectionRects(for: range)
        }

        open override func cut(_ sender: Any?) { if !isSelectOnly { super.cut(sender) } }

        /// A value without a visible selection is copied whole.
        open override func copy(_ sender: Any?) {
            guard isSelectOnly else { return super.copy(sender) }
            if hasText { UIPasteboard.general.string = text }
        }

        open override func paste(_ sender: Any?) { if !isSelectOnly { super.paste(sender) } }

        open override func insertText(_ text: String) { if !isSelectOnly { super.insertText(text) } }

        open override func deleteBackward() { if !isSelectOnly { super.deleteBackward() } }

        open override func replace(_ range: UITextRange, withText text: String) {
            if !isSelectOnly { super.replace(range, withText: text) }
        }

        open override func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
            if !isSelectOnly { super.setMarkedText(markedText, selectedRange: selectedRange) }
        }

        /// UIKit need not tell of an edit when a composition ends as it stands.
        open override func unmarkText() {
            super.unmarkText()
            if model.state.isComposing { noteEdit() }
        }

        /// A text field's own undo manager is for the edits of its text; where there are none, Undo is the app's.
        open override var undoManager: UndoManager? {
            isSelectOnly ? superview?.undoManager : super.undoManager
        }

        #if canImport(ObjectiveC)
            open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                let edits = [
                    #selector(cut(_:)), #selector(paste(_:)), #selector(delete(_:)),
                    #selector(pasteAndMatchStyle(_:)), #selector(pasteAndGo(_:)),
                    #selector(pasteAndSearch(_:)), #selector(captureTextFromCamera(_:)),
                    #selector(UIResponderStandardEditActions.select(_:)), #selector(selectAll(_:)),
                ]
                if isSelectOnly && edits.contains(action) { return false }
                if isSelectOnly && action == #selector(copy(_:)) { return hasText }
                return super.canPerformAction(action, withSender: sender)
            }
        #endif

        // MARK: Assistive technology

        open override var accessibilityTraits: UIAccessibilityTraits {
            get { onMainThread { pickedTraits } ?? super.accessibilityTraits }
            set { super.accessibilityTraits = newValue }
        }

        /// The clear button is part of the field, and no element of its own.
        open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
            get {
                onMainThread {
                    let own = offersClearing ? [clearingAction] : []
                    let all = (super.accessibilityCustomActions ?? []) + own
                    return all.isEmpty ? nil : all
                }
            }
            set { super.accessibilityCustomActions = newValue }
        }

        open override func accessibilityActivate() -> Bool {
            onMainThread {
                guard !model.state.isOpen else { return false }
                model.send(.triggerPress)
                return model.state.isOpen
            }
        }

        /// The scrub of two fingers is Esc.
        open override func accessibilityPerformEscape() -> Bool {
            onMainThread {
                guard model.state.isOpen else { return false }
                model.send(.toolbarCancel)
                return !model.state.isOpen
            }
        }

        open override func accessibilityIncrement() { onMainThread { model.send(.valueStep(by: 1)) } }

        open override func accessibilityDecrement() { onMainThread { model.send(.valueStep(by: -1)) } }

        // MARK: State restoration

        open override func encodeRestorableState(with coder: NSCoder) {
            super.encodeRestorableState(with: coder)
            RestorableSelection.encode(model.state.selection, with: coder)
        }

        open override func decodeRestorableState(with coder: NSCoder) {
            super.decodeRestorableState(with: coder)
            if let ids = RestorableSelection.decode(with: coder) { pick(ids) }
        }
    }
#endif
