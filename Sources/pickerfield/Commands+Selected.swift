import OptionSearch
import PickerCore
import PickerFiles

/// What is asked to be selected at first.
extension Commands {
    /// An id that a whole list lacks was mistyped. What was saved, and `--default`, may be of a list that has changed since (R12).
    func refuseUnknownSelected(
        _ configuration: FieldConfiguration, _ list: OptionList
    ) throws(UsageError) {
        guard !configuration.allowsCustomText else { return }
        let isDependent = configuration.columns.count > 1
        var list = list
        for id in arguments.texts(.selected) {
            guard let position = list.position(of: OptionID(id)) else {
                // A script's variable that holds no choice yet.
                if id.isEmpty, isDependent { return }
                if id.isEmpty { continue }
                throw unknown(id, in: list)
            }
            if isDependent { list = list.children(at: position) ?? OptionList() }
        }
    }

    private func unknown(_ id: String, in list: OptionList) -> UsageError {
        let found = "found \(Quoting.quote(id))"
        if list.isEmpty {
            return UsageError("--selected expects nothing here, for there is no option, \(found)")
        }
        if let position = list.titles.firstIndex(of: id) {
            let meant = Quoting.quote(list.id(at: position).text)
            return UsageError("--selected expects an id, \(found), which is the title of \(meant)")
        }
        let ids = list.indices.map { list.id(at: $0).text }
        return UsageError("--selected expects one of \(NearestNames.list(ids, near: id)), \(found)")
    }
}
