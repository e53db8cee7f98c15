import PickerCore

/// What a test may expect of the field that it uses; see `PickerTester.expect(_:)`.
public enum PickerExpectation: Sendable {
    case open
    case closed
    /// The field's text; empty while the placeholder shows.
    case text(String)
    case placeholder(String)
    /// The committed ids, column after column; none for nothing picked.
    case picked([String])
    /// The ids that Done would commit; `nil` for nothing to commit.
    case drafted([String]?, column: Int = 0)
    /// The title of the highlighted row; `nil` for no highlight.
    case highlighted(String?, column: Int = 0)
    /// The titles that show, in shown order.
    case shown([String], column: Int = 0)
    case status(ListStatus, column: Int = 0)
    /// What the field says is wrong; `nil` for nothing.
    case message(String?)
    /// Among what was announced since the last `expect`.
    case announced(String)
    /// The reasons of all changes since the last `expect`, in order.
    case changed([ChangeReason])
    /// How the field closed since the last `expect`.
    case dismissed(DismissReason)
    /// The name of the field that has the focus; `nil` for none.
    case focused(String?)
    case canUndo(Bool)
    /// The whole field or form, drawn; spaces at the ends of lines do not count.
    case drawing(String)

    public static func picked(_ ids: String...) -> PickerExpectation { .picked(ids) }
    public static var nothingPicked: PickerExpectation { .picked([]) }
    public static func shown(_ titles: String...) -> PickerExpectation { .shown(titles) }
    public static func changed(_ reasons: ChangeReason...) -> PickerExpectation { .changed(reasons) }
    public static var unchanged: PickerExpectation { .changed([]) }
}
