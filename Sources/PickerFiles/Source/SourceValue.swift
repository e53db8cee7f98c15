/// A value read from a JSON file or a property list, with the place where it stands.
package struct SourceValue: Sendable {
    package enum Content: Sendable {
        case null
        case bool(Bool)
        case number(SourceNumber)
        case string(String)
        case date(SourceDate)
        case data([UInt8])
        case array([SourceValue])
        /// In the order of the file; no name stands twice.
        case dictionary([SourceMember])
    }

    package var content: Content
    package var place: SourcePlace

    package init(_ content: Content, at place: SourcePlace = SourcePlace(line: 1, column: 1)) {
        self.content = content
        self.place = place
    }
}

/// A number as its file spells it, so that `1.50` stays `1.50` where it is shown.
package struct SourceNumber: Hashable, Sendable {
    package var text: String

    package init(text: String) { self.text = text }
    package init(_ integer: some BinaryInteger) { text = String(integer) }
    package init(_ real: Double) { text = real.description }

    /// `nil` where the number is no integer or too large for one.
    package var integer: Int? { Int(text) }

    /// `nil` where the number is too large for a `Double`.
    package var real: Double? {
        guard let value = Double(text), value.isFinite else { return nil }
        return value
    }
}

/// A moment, as property lists have it, in the years 1 to 9999.
package struct SourceDate: Hashable, Sendable {
    /// From 2001-01-01T00:00:00Z, the origin of binary property lists.
    package let secondsSince2001: Double

    /// 0001-01-01T00:00:00Z and 10000-01-01T00:00:00Z in the proleptic Gregorian calendar.
    static let range = -63_113_904_000.0..<252_423_993_600.0

    /// `nil` outside the years 1 to 9999, and for what is no number.
    package init?(secondsSince2001 seconds: Double) {
        guard Self.range.contains(seconds) else { return nil }
        secondsSince2001 = seconds
    }
}

package struct SourceMember: Sendable {
    package var name: String
    package var namePlace: SourcePlace
    package var value: SourceValue

    package init(
        _ name: String, _ value: SourceValue, at namePlace: SourcePlace = SourcePlace(line: 1, column: 1)
    ) {
        self.name = name
        self.namePlace = namePlace
        self.value = value
    }
}

extension SourceValue {
    /// As in "found a string".
    package var kindName: String {
        switch content {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number: "a number"
        case .string: "a string"
        case .date: "a date"
        case .data: "data"
        case .array: "an array"
        case .dictionary: "an object"
        }
    }

    /// The member of an object with exactly this name; `nil` where there is none, or no object.
    package subscript(name: String) -> SourceValue? {
        guard case .dictionary(let members) = content else { return nil }
        return members.first { ExactText.areEqual($0.name, name) }?.value
    }
}

/// Compared by place and all, as two readings of the same file are.
extension SourceValue: Equatable {}
extension SourceValue.Content: Equatable {}
extension SourceMember: Equatable {}
