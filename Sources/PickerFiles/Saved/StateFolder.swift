/// Where a Linux program keeps its state: the XDG Base Directory Specification 0.8.
enum StateFolder {
    static func path(
        ofApp app: String, environment: (String) -> String?
    ) throws(SelectionStoreError) -> String {
        guard !app.isEmpty, app != ".", app != "..",
            !app.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == 0 })
        else { throw .badAppName(app) }
        // A relative path is to be ignored, says the specification.
        if let state = environment("XDG_STATE_HOME"), state.hasPrefix("/") { return "\(state)/\(app)" }
        guard let home = environment("HOME"), !home.isEmpty else { throw .noHome }
        return "\(home)/.local/state/\(app)"
    }
}
