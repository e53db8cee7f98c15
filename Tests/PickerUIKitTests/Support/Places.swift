import Foundation
import PickerFiles
import UIKit

@testable import PickerUIKit

enum Places {
    private static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static let examples = root.appendingPathComponent("Examples").path
    static let tapes = root.appendingPathComponent("Tests/Tapes").path

    /// A store in a folder that goes when the test is done.
    static func withStore(_ body: (SelectionStore) throws -> Void) throws {
        let folder = NSTemporaryDirectory() + "picker-uikit-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try body(SelectionStore(folder: folder))
    }
}

extension Screen {
    var list: ListController? { controller.presentedViewController as? ListController }
    var suggestions: OptionTable? { window.subviews.compactMap { $0 as? OptionTable }.first }
}

extension ListController {
    /// Where all, none and invert are.
    var checkItemsFrame: CGRect {
        view.subviews.compactMap { $0 as? UIToolbar }.first { $0.items?.first === checkItems.first }?.frame
            ?? .null
    }
}

/// What UIKit tells of the keyboard.
@MainActor enum Keyboard {
    /// In the coordinates of the screen; `nil` for a place that is not known.
    static func move(to frame: CGRect?) {
        let key = UIResponder.keyboardFrameEndUserInfoKey
        NotificationCenter.default.post(
            name: UIResponder.keyboardWillChangeFrameNotification, object: nil,
            userInfo: frame.map { [key: $0] } ?? [:])
    }
}

extension OptionTable {
    var titles: [String] { (0..<numberOfSections).flatMap(titles) }

    func titles(section: Int) -> [String] {
        (0..<numberOfRows(inSection: section)).map { cell($0, section: section).textLabel?.text ?? "" }
    }
}
