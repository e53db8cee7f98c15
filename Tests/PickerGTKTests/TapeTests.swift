#if GTK
    import Foundation
    import PickerCore
    import PickerHeadless
    import Testing

    @testable import PickerGTK

    /// Every tape, played through real widgets beside the headless run: after each step the widget's model is
    /// where the headless one is, and what GTK shows is what its snapshot says.
    extension DisplayTests {
        @Suite(.serialized) @MainActor struct TapeTests {
            nonisolated static let tapes: [String] = {
                let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                    .appendingPathComponent("../Tapes").standardizedFileURL.path
                let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
                return names.filter { $0.hasSuffix(".json") }.sorted().map { "\(folder)/\($0)" }
            }()

            @Test func `there are tapes`() { #expect(Self.tapes.count > 30) }

            @Test(arguments: tapes)
            func `a tape means the same to the widget as to the headless run`(path: String) throws {
                let tape = try TapeReader.read(path: path)
                let player = WidgetTapePlayer(tape)
                defer { player.close() }
                for (number, step) in tape.steps.enumerated() {
                    let differences = player.play(step, number: number + 1)
                    #expect(
                        differences.isEmpty, "step \(number + 1) of \(path.split(separator: "/").last ?? "")")
                    if !differences.isEmpty { break }
                }
            }
        }
    }
#endif
