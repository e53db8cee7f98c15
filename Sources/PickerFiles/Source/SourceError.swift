/// What is wrong with a file or with what was asked of it, and where.
///
/// `description` is one line, `file:line:column: message`, and holds no control character: those of a
/// name or a value are written `\u{1b}`.
public struct SourceError: Error, Hashable, Sendable {
    /// What a program may want to tell apart; a person reads the message.
    public enum Kind: Hashable, Sendable {
        /// The text does not follow its format.
        case syntax
        /// Bytes that are no text in a known encoding, or a NUL.
        case encoding
        /// Larger, deeper or more than the limits allow.
        case limit
        /// A value of another type or range than expected.
        case unexpectedValue
        /// A key path that leads nowhere, or more than one list to choose from.
        case unknownKey
        /// A member that no object has.
        case unknownMember
        /// Two options with the same id (R1).
        case repeatedID
        /// A format that is not read, or another one than was named.
        case wrongFormat
        /// Nothing in it.
        case empty
        /// No such file.
        case missingFile
        /// Something there that is not a file: a folder, a socket, a link to itself.
        case notAFile
        case noPermission
        /// The system could not read it.
        case readFailure
    }

    public var kind: Kind
    public var message: String
    public var place: SourcePlace?
    /// The name of the file, as it was given.
    public var source: String?

    public init(_ kind: Kind, _ message: String, at place: SourcePlace? = nil, in source: String? = nil) {
        self.kind = kind
        self.message = message
        self.place = place
        self.source = source
    }

    /// The same error, known to be in a file.
    package func located(in source: String?) -> SourceError {
        var error = self
        if error.source == nil { error.source = source }
        return error
    }
}

extension SourceError: CustomStringConvertible {
    public var description: String {
        let name = source.map { Quoting.escape($0) }
        return switch (name, place) {
        case (let name?, let place?) where place.byte != nil: "\(name): \(place): \(message)"
        case (let name?, let place?): "\(name):\(place): \(message)"
        case (let name?, nil): "\(name): \(message)"
        case (nil, let place?): "\(place): \(message)"
        case (nil, nil): message
        }
    }
}
