/// Why a selection could not be saved or read back. What was saved before is untouched.
public enum SelectionStoreError: Error, Hashable, Sendable {
    /// Neither `XDG_STATE_HOME` nor `HOME` names a folder.
    case noHome
    /// An app's name is the name of a folder: not empty, no `/`, no NUL, not `.` or `..`.
    case badAppName(String)
    case noPermission(path: String)
    /// The file system takes no writing.
    case readOnly(path: String)
    /// The disk or a quota is full, or the file would grow beyond the process's limit.
    case noSpace(path: String)
    /// Another program has held the lock for so long that waiting was given up.
    case busy(path: String)
    /// The file is damaged. Saving sets it aside; nothing overwrites it.
    case unreadable(SourceError)
    /// A later version of this library wrote the file.
    case newerVersion(path: String)
    /// The system refused for another reason.
    case failed(path: String, reason: String)
}

extension SelectionStoreError: CustomStringConvertible {
    /// One line without control characters.
    public var description: String {
        switch self {
        case .noHome: "no folder for saved selections: neither XDG_STATE_HOME nor HOME is set"
        case .badAppName(let name): "expected a name that a folder can have, found \(Quoting.quote(name))"
        case .noPermission(let path): "\(Quoting.escape(path)): no permission"
        case .readOnly(let path): "\(Quoting.escape(path)): on a read-only file system"
        case .noSpace(let path): "\(Quoting.escape(path)): no space left"
        case .busy(let path): "\(Quoting.escape(path)): locked by another program"
        case .unreadable(let error): error.description
        case .newerVersion(let path): "\(Quoting.escape(path)): written by a later version"
        case .failed(let path, let reason): "\(Quoting.escape(path)): \(reason)"
        }
    }
}
