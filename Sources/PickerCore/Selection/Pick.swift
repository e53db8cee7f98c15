/// One picked value: the id of an option and the title it had when it was last seen.
public struct Pick: Equatable, Sendable {
    public enum Standing: Equatable, Sendable {
        /// An option of the list.
        case option
        /// A saved or preset id whose options have not come yet (R12).
        case waiting
        /// A value kept although the options lack it (R12, `MissingPolicy.keep`).
        case missing
        /// Text of the person's own, in a combo box that allows it; its id is the text.
        case custom
    }

    public var id: OptionID
    public var title: String
    public var standing: Standing

    public init(id: OptionID, title: String, standing: Standing = .option) {
        self.id = id
        self.title = title
        self.standing = standing
    }

    public static func custom(_ text: String) -> Pick {
        Pick(id: OptionID(text), title: text, standing: .custom)
    }

    /// Whether both mean the same value, whatever their titles say now.
    func means(_ other: Pick) -> Bool {
        id == other.id && (standing == .custom) == (other.standing == .custom)
    }
}
