import Testing

@testable import PickerFiles

/// A file that is wrong, or nearly so, and what comes of it.
struct MalformedInput: CustomTestStringConvertible, Sendable {
    let id: String
    let format: OptionFileFormat
    let bytes: [UInt8]
    /// The whole description of the error; `nil` where the file can be read.
    let error: String?

    init(_ id: String, _ format: OptionFileFormat, _ bytes: [UInt8], _ error: String?) {
        self.id = id
        self.format = format
        self.bytes = bytes
        self.error = error
    }

    init(_ id: String, _ format: OptionFileFormat, _ text: String, _ error: String?) {
        self.init(id, format, Array(text.utf8), error)
    }

    var testDescription: String { id }
}

@Suite struct MalformedInputTests {
    @Test(arguments: MalformedInput.binary + MalformedInput.xml + MalformedInput.text)
    func `a malformed file gives one located error or is read`(input: MalformedInput) {
        var description: String?
        do throws(SourceError) {
            _ = try OptionFile.options(in: input.bytes, named: "f", format: input.format)
        } catch {
            description = error.description
        }
        #expect(description == input.error)
    }
}
