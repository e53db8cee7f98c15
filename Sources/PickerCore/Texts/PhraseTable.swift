/// The texts of one language. All members are needed, so a phrase that a language lacks does not compile.
///
/// `{n}`, `{size}`, `{title}`, `{reason}`, `{message}`, `{text}` and `{label}` stand for what is put in. The
/// texts are static strings: a table is constant data and takes no time to make.
struct PhraseTable: Sendable {
    let done: StaticString
    let cancel: StaticString
    let previous: StaticString
    let next: StaticString
    let clear: StaticString
    let retry: StaticString
    let search: StaticString
    let selectAll: StaticString
    let selectNone: StaticString
    let invertSelection: StaticString

    let none: StaticString
    let placeholder: StaticString
    let loading: StaticString
    let loadingCount: PluralForms
    let loadingFailed: StaticString
    let loadingFailedBecause: StaticString
    let emptyList: StaticString
    let noMatch: StaticString
    let nothingPickable: StaticString

    let requiredMessage: StaticString
    let minimumMessage: PluralForms
    let maximumMessage: PluralForms
    let missingOption: StaticString
    let refusedDisabled: StaticString
    let refusedDisabledBecause: StaticString

    let optionsAvailable: PluralForms
    let positionOf: StaticString
    let selectedState: StaticString
    let notSelectedState: StaticString
    let checkedCount: PluralForms
    let disabledState: StaticString
    let disabledBecause: StaticString
    let expanded: StaticString
    let collapsed: StaticString
    let readOnly: StaticString
    let required: StaticString
    let invalid: StaticString
    let picked: StaticString
    let cleared: StaticString
    let undone: StaticString
    let undoneToNone: StaticString
    let redone: StaticString
    let redoneToNone: StaticString
    let customTextUsed: StaticString
    let columnOf: StaticString
    let submitted: StaticString
    let formIncomplete: PluralForms
    let roleWheel: StaticString
    let roleMenu: StaticString
    let roleCombo: StaticString

    let hintMove: StaticString
    let hintPick: StaticString
    let hintCancel: StaticString
    let hintToggle: StaticString
    let hintColumns: StaticString
    let hintNextField: StaticString
    let hintType: StaticString
    let hintUndo: StaticString

    let numberPrompt: StaticString
    let invalidNumber: StaticString
}

/// One text in the forms that its number asks for.
///
/// `other` stands in for a form that is not given. A form may say its number in words where its category holds
/// that number alone.
struct PluralForms: Sendable {
    let zero: StaticString?
    let one: StaticString?
    let two: StaticString?
    let few: StaticString?
    let many: StaticString?
    let other: StaticString

    init(
        zero: StaticString? = nil, one: StaticString? = nil, two: StaticString? = nil,
        few: StaticString? = nil,
        many: StaticString? = nil, other: StaticString
    ) {
        self.zero = zero
        self.one = one
        self.two = two
        self.few = few
        self.many = many
        self.other = other
    }

    /// A text that is the same for every number.
    init(every text: StaticString) {
        self.init(zero: text, one: text, two: text, few: text, many: text, other: text)
    }

    /// The form of a category as it was given; `nil` where it was not.
    func form(of category: PluralCategory) -> StaticString? {
        switch category {
        case .zero: zero
        case .one: one
        case .two: two
        case .few: few
        case .many: many
        case .other: other
        }
    }
}
