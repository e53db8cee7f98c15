import OptionSearch
import PickerCore

/// A file that holds a list of options: a property list, JSON, a table or plain lines.
///
///     let states = try OptionFile(path: "states.plist", key: "States").options()
///
/// An array, or a table's row, gives an option: a string is a title; an object has `title` and perhaps `id`,
/// `subtitle`, `keywords` (an array, or one text separated by commas), `section`, `disabled` (true or a reason),
/// `icon` and `children` (the next column's options). `mapping` says where the names are others. Numbers and
/// booleans count as the text they are spelt with. Without an `id` the title is the id, and a repeated title
/// takes `title#2` (R1). An empty first title makes a none row (R2).
public struct OptionFile: Sendable {
    public var path: String {
        get { file.text }
        set { file = FilePath(newValue) }
    }

    /// The path, where it is no text too.
    package var file: FilePath

    /// `nil`: told by the end of the name, else by the content.
    public var format: OptionFileFormat?

    /// The way to the list: names of members and positions from 0, separated by dots, as in `forms.title`.
    ///
    /// `nil` takes the file's own array, or the only array in its object.
    public var key: String?

    public var mapping: MemberMapping

    public var limits: SourceLimits

    public init(
        path: String, format: OptionFileFormat? = nil, key: String? = nil,
        mapping: MemberMapping = MemberMapping(),
        limits: SourceLimits = .standard
    ) {
        self.init(FilePath(path), format: format, key: key, mapping: mapping, limits: limits)
    }

    /// A file of any name.
    package init(
        _ file: FilePath, format: OptionFileFormat? = nil, key: String? = nil,
        mapping: MemberMapping = MemberMapping(),
        limits: SourceLimits = .standard
    ) {
        self.file = file
        self.format = format
        self.key = key
        self.mapping = mapping
        self.limits = limits
    }

    /// Told how far reading has come.
    public var progress: ReadingProgress?

    /// Reads the file. Takes time in proportion to its size: 20 MB of lines in about a tenth of a second.
    ///
    /// - Throws: what is wrong, and where in the file.
    public func options() throws(SourceError) -> OptionList {
        let bytes = try FileReading.bytes(of: file, limits: limits)
        return try Self.options(
            in: bytes, named: path, format: format ?? OptionFileFormat(path: path), key: key,
            mapping: mapping, limits: limits, progress: progress)
    }

    /// The options in a file's content, from wherever it came.
    ///
    /// - Parameters:
    ///   - name: what errors call it.
    ///   - format: `nil` to tell by the content: JSON, a property list, else lines.
    public static func options(
        in bytes: [UInt8], named name: String?, format: OptionFileFormat? = nil, key: String? = nil,
        mapping: MemberMapping = MemberMapping(), limits: SourceLimits = .standard,
        progress: ReadingProgress? = nil
    ) throws(SourceError) -> OptionList {
        do throws(SourceError) {
            let content = OptionContent(
                bytes: bytes, key: key, mapping: mapping, limits: limits, progress: progress)
            return try content.options(format: format)
        } catch {
            throw error.located(in: name)
        }
    }

    /// Whether a file's content is plain lines, each of them an option's title.
    package static func areLines(_ bytes: [UInt8], format: OptionFileFormat?) -> Bool {
        OptionContent.areLines(bytes, format: format)
    }

    /// The options in an array that stands in a larger file, such as a form or an event tape.
    ///
    /// - Parameter value: an array, or an object whose only array is meant.
    package static func options(
        in value: SourceValue, mapping: MemberMapping = MemberMapping()
    ) throws(SourceError) -> OptionList {
        try OptionListMaker.list(of: ListFinding.list(in: value, key: nil), mapping: mapping)
    }
}
