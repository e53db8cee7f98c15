import Testing

@testable import PickerFiles

@Suite struct ReadingProgressTests {
    private static let rows = (0..<3000).map { "Option \($0)" }

    @Test(arguments: [
        (OptionFileFormat.json, "[" + rows.map { "\"\($0)\"" }.joined(separator: ",") + "]"),
        (.json, "[" + rows.map { "{\"title\": \"\($0)\"}" }.joined(separator: ",") + "]"),
        (.csv, "title\n" + rows.joined(separator: "\n")),
    ]) func `the options that have been made are counted, a thousand at a time`(
        _ format: OptionFileFormat, _ text: String
    ) throws {
        let progress = ReadingProgress()
        #expect(progress.optionCount == 0)
        let list = try OptionFile.options(
            in: Array(text.utf8), named: nil, format: format, progress: progress)
        #expect(list.count == 3000)
        #expect(progress.optionCount == 2048)
    }

    @Test func `R16 the options of later columns are not counted`() throws {
        let children = Self.rows.map { "\"\($0)\"" }.joined(separator: ",")
        let progress = ReadingProgress()
        _ = try OptionFile.options(
            in: Array("[{\"title\": \"A\", \"children\": [\(children)]}]".utf8), named: nil,
            progress: progress)
        #expect(progress.optionCount == 0)
    }
}
