/// Takes a value for what it should be, or says what it is instead and where.
extension SourceValue {
    package func unexpected(_ expected: String) -> SourceError {
        SourceError(.unexpectedValue, "expected \(expected), found \(kindName)", at: place)
    }

    /// The same where a value is of the right kind: says which one it is.
    package func outOfRange(_ expected: String) -> SourceError {
        let found =
            switch content {
            case .number(let number): number.text
            case .string(let text): Quoting.quote(text)
            case .array(let elements) where elements.isEmpty: "an empty array"
            case .dictionary(let members) where members.isEmpty: "an empty object"
            default: kindName
            }
        return SourceError(.unexpectedValue, "expected \(expected), found \(found)", at: place)
    }

    package func array(_ expected: String = "an array") throws(SourceError) -> [SourceValue] {
        guard case .array(let elements) = content else { throw unexpected(expected) }
        return elements
    }

    package func members(_ expected: String = "an object") throws(SourceError) -> [SourceMember] {
        guard case .dictionary(let members) = content else { throw unexpected(expected) }
        return members
    }

    package func string(_ expected: String = "a string") throws(SourceError) -> String {
        guard case .string(let text) = content else { throw unexpected(expected) }
        return text
    }

    /// A string, or a number or boolean as it is spelt.
    package func text(_ expected: String = "a string") throws(SourceError) -> String {
        switch content {
        case .string(let text): return text
        case .number(let number): return number.text
        case .bool(let value): return value ? "true" : "false"
        default: throw unexpected(expected)
        }
    }

    package func bool(_ expected: String = "true or false") throws(SourceError) -> Bool {
        guard case .bool(let value) = content else { throw unexpected(expected) }
        return value
    }

    package func integer(_ expected: String = "an integer") throws(SourceError) -> Int {
        guard case .number(let number) = content else { throw unexpected(expected) }
        guard let integer = number.integer else { throw outOfRange(expected) }
        return integer
    }

    package func real(_ expected: String = "a number") throws(SourceError) -> Double {
        guard case .number(let number) = content else { throw unexpected(expected) }
        guard let real = number.real else { throw outOfRange(expected) }
        return real
    }

    package var isNull: Bool {
        if case .null = content { return true }
        return false
    }
}
