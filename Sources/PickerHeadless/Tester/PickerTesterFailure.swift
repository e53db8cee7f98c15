/// Something is not as a test expects; its description shows the field as a person would see it.
public struct PickerTesterFailure: Error, Equatable, Sendable, CustomStringConvertible {
    /// A sentence for each thing that is not as expected.
    public let sentences: [String]
    public let drawing: SnapshotDrawing

    public var description: String { (sentences + drawing.lines).joined(separator: "\n") }
}

extension PickerTester {
    func failure(_ sentences: String...) -> PickerTesterFailure { failure(sentences) }

    func failure(_ sentences: [String]) -> PickerTesterFailure {
        PickerTesterFailure(sentences: sentences, drawing: drawing)
    }
}
