import Foundation
import Testing

@testable import PickerFiles

/// Apple's stores refuse an app whose libraries use certain calls of the system without saying why
/// (developer.apple.com, "Describing use of required reason API").
@Suite struct PrivacyManifestTests {
    private static let sources = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources")

    /// The calls of each category that wants a reason.
    private static let calls = [
        "NSPrivacyAccessedAPICategoryUserDefaults": #"\bUserDefaults\b"#,
        "NSPrivacyAccessedAPICategoryFileTimestamp":
            #"\b[fl]?stat(at)?\(\w|getattrlist|creationDate|modificationDate|contentModificationDateKey"#,
        "NSPrivacyAccessedAPICategorySystemBootTime": #"\bsystemUptime\b|mach_absolute_time"#,
        "NSPrivacyAccessedAPICategoryDiskSpace": #"volumeAvailableCapacity|systemFreeSize|\bf?statv?fs\("#,
        "NSPrivacyAccessedAPICategoryActiveKeyboards": #"\bactiveInputModes\b"#,
    ]

    /// The parts of the package that an iOS app may be built with.
    @Test(arguments: [
        "OptionSearch", "SearchThreads", "PickerCore", "PickerFiles", "PickerHeadless", "PickerUIKit",
    ])
    func `each part declares the calls that it makes, and no others`(_ part: String) throws {
        let folder = Self.sources.appendingPathComponent(part)
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
            .compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
        #expect(!files.isEmpty)
        let code = try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n")
        let used = Self.calls.filter { code.range(of: $0.value, options: .regularExpression) != nil }.keys
        #expect(
            Set(used) == Set(try Self.declared(in: folder.appendingPathComponent("PrivacyInfo.xcprivacy"))))
    }

    private static func declared(in manifest: URL) throws -> [String] {
        guard let data = FileManager.default.contents(atPath: manifest.path) else { return [] }
        let root = try PropertyListReader.read(Array(data), limits: .standard)
        return try #require(root["NSPrivacyAccessedAPITypes"]).array().map {
            let reasons = try #require($0["NSPrivacyAccessedAPITypeReasons"]).array()
            #expect(!reasons.isEmpty)
            return try #require($0["NSPrivacyAccessedAPIType"]).string()
        }
    }
}
