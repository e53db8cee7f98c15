/// A form: fields in an order, of which one may have the focus and one may be open (R19).
public struct FormState: Sendable {
    public internal(set) var fields: [FieldState]

    /// The place of the field that has the focus.
    public internal(set) var focused: Int?

    public init(_ fields: [FieldState]) { self.fields = fields }

    /// The place of the field that is open; never more than one.
    public var openField: Int? { fields.firstIndex { $0.isOpen } }

    /// Whether a field's search was stopped for a newer query, so that what shows is not to be drawn.
    public var isSearchDue: Bool { fields.contains { $0.isSearchDue } }

    public func place(of name: String) -> Int? { fields.firstIndex { $0.configuration.name == name } }

    /// Whether a field can have the focus: read-only ones can, disabled and hidden ones cannot (R19, R20).
    public func isFocusable(_ place: Int) -> Bool {
        let configuration = fields[place].configuration
        return configuration.isEnabled && !configuration.isHidden
    }

    /// The next place in the form's order that can have the focus; it does not wrap (R19).
    public func place(_ direction: FocusDirection, from place: Int?) -> Int? {
        switch direction {
        case .next:
            let start = place.map { $0 + 1 } ?? 0
            return fields.indices.first { $0 >= start && isFocusable($0) }
        case .previous:
            let end = place ?? fields.count
            return fields.indices.last { $0 < end && isFocusable($0) }
        }
    }

    /// The places of the fields that keep the form from being submitted.
    public var invalidPlaces: [Int] {
        fields.indices.filter { !fields[$0].configuration.isHidden && fields[$0].validity != nil }
    }

    public func checkInvariants() -> [String] {
        var broken = fields.flatMap { field in
            field.checkInvariants().map { "\(field.configuration.name): \($0)" }
        }
        if fields.filter({ $0.isOpen }).count > 1 { broken.append("at most one field is open") }
        if fields.filter({ $0.isFocused }).count > 1 { broken.append("at most one field has the focus") }
        if let focused {
            if !fields.indices.contains(focused) {
                broken.append("the focus is on a field of the form")
            } else if !fields[focused].isFocused {
                broken.append("the focused field knows it")
            }
        } else if fields.contains(where: { $0.isFocused }) {
            broken.append("a field that has the focus is the form's focused field")
        }
        return broken
    }
}
