/// Reads property lists, XML and binary, every value with its place.
///
/// Foundation's own reader tells no places, and some files make it end the program or take minutes; no byte
/// reaches it. What both formats have in common: a key is a string and stands once in a dictionary; a real is
/// finite; a date lies in the years 1 to 9999; text has no NUL.
package enum PropertyListReader {
    package static func read(
        _ file: [UInt8], limits: SourceLimits = .standard
    ) throws(SourceError) -> SourceValue {
        if file.isEmpty { throw SourceError(.empty, "expected a property list, found an empty file") }
        if file.starts(with: "bplist".utf8) {
            return try BinaryPropertyListReader.read(file, limits: limits)
        }
        if XMLPropertyListReader.isXML(file) {
            return try XMLPropertyListReader.read(file, limits: limits)
        }
        throw otherFormat(file, limits: limits)
    }

    private static func otherFormat(_ file: [UInt8], limits: SourceLimits) -> SourceError {
        if FormatSniffing.evidentFormat(of: file) == .json,
            (try? JSONReader.read(file, limits: limits)) != nil
        {
            return SourceError(
                .wrongFormat, "expected a property list, found JSON (read it with the format json)")
        }
        if FormatSniffing.isOpenStep(file) {
            return SourceError(
                .wrongFormat,
                "expected an XML or binary property list, found one in the old OpenStep style"
                    + " (plutil -convert xml1 makes it XML)")
        }
        return SourceError(
            .wrongFormat,
            "expected a property list, found other text (plain lines are read with the format lines, a table with csv)"
        )
    }
}
