/// What an app wants to know of a text field: developer.apple.com/documentation/uikit/uitextfielddelegate
@MainActor public protocol UITextFieldDelegate: AnyObject {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}
// Optional in Objective-C; "the default is true".
extension UITextFieldDelegate {
    package func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    package func textFieldDidBeginEditing(_ textField: UITextField) {}
    package func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    package func textFieldDidEndEditing(_ textField: UITextField) {}
    package func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    package func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    package func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// developer.apple.com/documentation/uikit/uitextfield
@MainActor open class UITextField: UIControl {
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

    /// Set by a program it tells neither delegate nor targets: uitextfield/text
    open var text: String? {
        get { content }
        set {
            content = newValue ?? ""
            isAllSelected = false
        }
    }
    private var content = ""
    /// Each is the other's text: uitextfield/placeholder, uitextfield/attributedplaceholder
    open var placeholder: String? {
        get { shownPlaceholder?.string }
        set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
    }
    open var attributedPlaceholder: NSAttributedString? {
        get { shownPlaceholder }
        set { shownPlaceholder = newValue }
    }
    private var shownPlaceholder: NSAttributedString?

    public override init(frame: CGRect) { super.init(frame: frame) }
    /// What Interface Builder wrote is read without setting it: no promise of UIKit's, but the harder way.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        guard coder is NSKeyedUnarchiver else { return }
        let found = coder.decodeObject(of: NSString.self, forKey: "UIPlaceholder")
        shownPlaceholder = found.map { NSAttributedString(string: String(describing: $0)) }
    }
    open weak var delegate: (any UITextFieldDelegate)?
    open var borderStyle = BorderStyle.none
    /// "The default font is a 17-point system font", which is that of no text style: uitextfield/font
    open var font: UIFont? = UIFont(size: 17, isBold: false)
    open var textColor: UIColor? = UIColor.label
    open var textAlignment = NSTextAlignment.natural
    open var adjustsFontForContentSizeCategory = false
    open var clearButtonMode = ViewMode.never
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open private(set) var isEditing = false
    /// "The range of text an input method is composing": uitextinput/markedtextrange
    open var markedTextRange: UITextRange? { isComposing ? UITextRange() : nil }
    package var isComposing = false

    open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
    open var leftViewMode = ViewMode.never
    open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
    open var rightViewMode = ViewMode.never
    private func replace(_ old: UIView?, by new: UIView?) {
        old?.removeFromSuperview()
        if let new { addSubview(new) }
    }

    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    private var ownInputView: UIView?
    open override var inputAccessoryView: UIView? {
        get { ownAccessoryView }
        set { ownAccessoryView = newValue }
    }
    private var ownAccessoryView: UIView?

    // Where the parts lie; the right view is "on the right (or trailing) side": uitextfield/rightview,
    // uitextfield/textrect(forbounds:), uitextfield/rightviewrect(forbounds:)
    open func textRect(forBounds bounds: CGRect) -> CGRect {
        let left = leftViewMode == .always ? leftView?.frame.width ?? 0 : 0
        let right = rightViewMode == .always ? rightView?.frame.width ?? 0 : 0
        return CGRect(
            x: bounds.minX + (isMirrored ? right : left), y: bounds.minY,
            width: max(0, bounds.width - left - right), height: bounds.height)
    }
    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = leftView?.frame.size ?? .zero
        return CGRect(
            x: isMirrored ? bounds.maxX - size.width : bounds.minX, y: bounds.midY - size.height / 2,
            width: size.width, height: size.height)
    }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = rightView?.frame.size ?? .zero
        return CGRect(
            x: isMirrored ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
            width: size.width, height: size.height)
    }
    /// uitextfield/clearbuttonrect(forbounds:)
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        let text = textRect(forBounds: bounds)
        return CGRect(
            x: isMirrored ? text.minX : text.maxX - 20, y: bounds.midY - 10, width: 20, height: 20)
    }
    /// "Whether the text-entry object has any text": uikeyinput/hastext
    open var hasText: Bool { !content.isEmpty }
    open override func layoutSubviews() {
        leftView?.frame = leftViewRect(forBounds: bounds)
        rightView?.frame = rightViewRect(forBounds: bounds)
    }

    /// uitextinput/beginningofdocument, uitextinput/textrange(from:to:)
    open var beginningOfDocument: UITextPosition { UITextPosition() }
    open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        UITextRange()
    }

    // uitextinput/caretrect(for:), uitextinput/selectionrects(for:)
    open func caretRect(for position: UITextPosition) -> CGRect { CGRect(x: 0, y: 0, width: 2, height: 20) }
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [UITextSelectionRect()] }
    /// "Selects all objects in the view": uiresponderstandardeditactions/selectall(_:); typing takes their place.
    open override func selectAll(_ sender: Any?) { isAllSelected = isEditing && !content.isEmpty }
    package var isAllSelected = false
    // "Copies the selection to the pasteboard", of which the double knows nothing or all:
    // uiresponderstandardeditactions/copy(_:) and its companions
    open override func paste(_ sender: Any?) { insertTyped(UIPasteboard.general.string ?? "") }
    open override func cut(_ sender: Any?) {
        guard isAllSelected else { return }
        UIPasteboard.general.string = content
        change(to: "", replacing: NSRange(location: 0, length: content.utf16.count), with: "")
    }
    open override func copy(_ sender: Any?) { if isAllSelected { UIPasteboard.general.string = content } }

    /// What is dropped on the field is written into it: uitextdroppable/textdropinteraction
    open var textDropInteraction: UIDropInteraction? { ownDropInteraction }
    private lazy var ownDropInteraction: UIDropInteraction = {
        let interaction = UIDropInteraction()
        addInteraction(interaction)
        return interaction
    }()

    /// A text field keeps the edits of its text apart from its window's undo steps.
    open override var undoManager: UndoManager? { editUndoManager }
    private lazy var editUndoManager = UndoManager()

    /// Whoever asks the field asks its delegate, in UIKit too (github.com/molon/MLInputDodger/issues/33).
    open override var canBecomeFirstResponder: Bool {
        isEnabled && delegate?.textFieldShouldBeginEditing(self) ?? true
    }

    /// The order of calls: developer.apple.com/documentation/uikit/uitextfielddelegate, "should begin" before
    /// the field becomes the first responder and before the one that was is asked to resign, "did begin" after.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard super.becomeFirstResponder() else { return false }
        isEditing = true
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        return true
    }

    /// "Should end" may keep the field editing; "did end" comes after it resigned.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.textFieldShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
            return false
        }
        isEditing = false
        delegate?.textFieldDidEndEditing(self)
        sendActions(for: .editingDidEnd)
        return true
    }

    /// What a key of a hardware keyboard writes; with Control or Command it is a shortcut: uikey/characters
    package func write(_ press: UIPress) {
        guard let key = press.key, key.modifierFlags.isSubset(of: [.shift, .alternate]) else { return }
        switch key.keyCode {
        case .keyboardDeleteOrBackspace: deleteTyped()
        case .keyboardSpacebar: insertTyped(" ")
        // Return takes a composition as it stands, and ends nothing else.
        case .keyboardReturnOrEnter: if isComposing { unmarkText() }
        default: if !key.characters.isEmpty { insertTyped(key.characters) }
        }
    }
    /// What the keyboard writes: the delegate is asked, then the text inserted.
    package func insertTyped(_ string: String) { insertText(string) }
    /// "Inserts a character into the displayed text": uikeyinput/inserttext(_:)
    open func insertText(_ text: String) {
        let kept = isAllSelected ? "" : content
        change(
            to: kept + text,
            replacing: NSRange(location: kept.utf16.count, length: content.utf16.count - kept.utf16.count),
            with: text)
    }
    /// uitextinput/replace(_:withtext:); the double knows one range, the whole text.
    open func replace(_ range: UITextRange, withText text: String) { editTyped(text) }
    /// "Inserts the text and marks it": uitextinput/setmarkedtext(_:selectedrange:)
    open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
        isComposing = markedText?.isEmpty == false
        editTyped(content + (markedText ?? ""))
    }
    /// "Unmarks the currently marked text", of which neither delegate nor targets hear: uitextinput/unmarktext()
    open func unmarkText() { isComposing = false }
    /// "Deletes a character from the displayed text": uikeyinput/deletebackward()
    open func deleteBackward() {
        let kept = isAllSelected ? "" : String(content.dropLast())
        change(
            to: kept,
            replacing: NSRange(location: kept.utf16.count, length: content.utf16.count - kept.utf16.count),
            with: "")
    }
    package func deleteTyped() { deleteBackward() }
    /// What the keyboard leaves of the text after an edit.
    package func editTyped(_ text: String) {
        change(to: text, replacing: NSRange(location: 0, length: content.utf16.count), with: text)
    }
    private func change(to new: String, replacing range: NSRange, with string: String) {
        guard isEditing,
            delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true
        else { return }
        content = new
        isAllSelected = false
        sendActions(for: .editingChanged)
    }
    package func tapClearButton() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        content = ""
        sendActions(for: .editingChanged)
    }
    /// A tap begins editing: uitextfield, "when the user taps in the field it becomes the first responder".
    package func tap() {
        guard isEnabled, isUserInteractionEnabled, window != nil else { return }
        sendActions(for: .touchDown)
        becomeFirstResponder()
        // The tap puts the caret where it was: uitextinteraction
        isAllSelected = false
    }
}

public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
@MainActor open class UITextPosition {
    package init() {}
}
@MainActor open class UITextRange {
    package init() {}
}
@MainActor open class UITextSelectionRect {
    package init() {}
}

/// developer.apple.com/documentation/uikit/uipasteboard
@MainActor open class UIPasteboard {
    private static let shared = UIPasteboard()
    package init() {}
    open class var general: UIPasteboard { shared }
    open var string: String?
}
