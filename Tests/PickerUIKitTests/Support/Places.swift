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

extension OptionTable {
    var titles: [String] { (0..<numberOfSections).flatMap(titles) }

    func titles(section: Int) -> [String] {
        (0..<numberOfRows(inSection: section)).map { cell($0, section: section).textLabel?.text ?? "" }
    }
}
