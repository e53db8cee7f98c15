import Foundation
import Testing

@testable import PickerHeadless

/// Every tape under `Tests/Tapes/` comes out as it expects.
@Suite struct TapeTests {
    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Tapes")

    static let tapes: [String] =
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?
        .filter { $0.hasSuffix(".json") }.sorted() ?? []

    @Test func `there are tapes to replay`() {
        #expect(!Self.tapes.isEmpty)
    }

    @Test(arguments: tapes) func `a tape comes out as it expects`(name: String) throws {
        let tape = try TapeReader.read(path: Self.folder.appendingPathComponent(name).path)
        let sightings = TapePlayer.play(tape)
        #expect(!sightings.isEmpty, "a tape expects something")
        #expect(tape.description?.isEmpty == false, "a tape says what it shows")
        for sighting in sightings {
            for failure in sighting.failures {
                Issue.record("\(name):\(sighting.line ?? 0): step \(sighting.step): \(failure)")
            }
        }
    }
}
