/// Which member of an object, or column of a table, gives what of an option.
///
/// A role that is left `nil` is given by the member of its own name: `title` by `title`. In a table a
/// column may also be named by its number, from 1.
public struct MemberMapping: Hashable, Sendable {
    public var id: String?
    public var title: String?
    public var subtitle: String?
    public var keywords: String?
    public var section: String?
    public var disabled: String?
    public var icon: String?
    public var children: String?

    public init(
        id: String? = nil, title: String? = nil, subtitle: String? = nil, keywords: String? = nil,
        section: String? = nil, disabled: String? = nil, icon: String? = nil, children: String? = nil
    ) {
        self.id = id
        self.title = title
        self.subtitle = subtitle
        self.keywords = keywords
        self.section = section
        self.disabled = disabled
        self.icon = icon
        self.children = children
    }

    /// What an option is made of.
    enum Role: String, CaseIterable {
        case id, title, subtitle, keywords, section, disabled, icon, children

        /// Its position among all, from 0.
        var number: Int {
            switch self {
            case .id: 0
            case .title: 1
            case .subtitle: 2
            case .keywords: 3
            case .section: 4
            case .disabled: 5
            case .icon: 6
            case .children: 7
            }
        }
    }

    /// The name that was given for a role; `nil` where none was.
    subscript(role: Role) -> String? {
        switch role {
        case .id: id
        case .title: title
        case .subtitle: subtitle
        case .keywords: keywords
        case .section: section
        case .disabled: disabled
        case .icon: icon
        case .children: children
        }
    }

    func name(of role: Role) -> String { self[role] ?? role.rawValue }

    /// Whether every role has its own name.
    public var isDefault: Bool { self == MemberMapping() }
}
