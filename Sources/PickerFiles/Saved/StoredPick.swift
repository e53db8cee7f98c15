import PickerCore

/// A picked option as it is saved: by id, with the title it had, to be shown if the options come to lack it (R12).
public struct StoredPick: Hashable, Sendable {
    public var id: OptionID
    public var title: String

    public init(id: OptionID, title: String) {
        self.id = id
        self.title = title
    }
}

extension StoredPick {
    /// `[[{"id": …, "title": …}]]`: the picks of each column.
    static func value(of columns: [[StoredPick]]) -> SourceValue {
        SourceValue(
            .array(
                columns.map { picks in
                    SourceValue(
                        .array(
                            picks.map { pick in
                                SourceValue(
                                    .dictionary([
                                        SourceMember("id", SourceValue(.string(pick.id.text))),
                                        SourceMember("title", SourceValue(.string(pick.title))),
                                    ]))
                            }))
                }))
    }

    static func columns(in value: SourceValue) throws(SourceError) -> [[StoredPick]] {
        var columns: [[StoredPick]] = []
        for column in try value.array("an array of columns") {
            var picks: [StoredPick] = []
            for pick in try column.array("an array of picks") {
                guard let id = pick["id"], let title = pick["title"] else {
                    throw pick.unexpected("an object with \"id\" and \"title\"")
                }
                picks.append(StoredPick(id: OptionID(try id.string()), title: try title.string()))
            }
            columns.append(picks)
        }
        return columns
    }
}
