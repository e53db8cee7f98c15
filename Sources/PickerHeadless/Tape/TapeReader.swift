import PickerCore
import PickerFiles

/// Reads a tape from JSON; what is wrong is told with its place.
public enum TapeReader {
    /// - Parameter name: what errors call the file.
    public static func read(_ bytes: [UInt8], named name: String? = nil) throws(SourceError) -> Tape {
        do throws(SourceError) {
            return try tape(JSONReader.read(bytes))
        } catch {
            throw error.located(in: name)
        }
    }

    public static func read(path: String) throws(SourceError) -> Tape { try read(FilePath(path)) }

    package static func read(_ path: FilePath) throws(SourceError) -> Tape {
        try read(FileReading.bytes(of: path, limits: .standard), named: path.text)
    }

    private static func tape(_ root: SourceValue) throws(SourceError) -> Tape {
        var object = try ObjectReader(root, "an object with \"field\" or \"fields\" and \"steps\"")
        let single = object.take("field")
        let several = object.take("fields")
        let stepList = object.take("steps")
        let description = try object.text("description")
        try object.refuseOthers()
        var fields: [TapeField] = []
        switch (single, several) {
        case (let single?, nil):
            fields = [try TapeFieldReader.field(single, isNameNeeded: false)]
        case (nil, let several?):
            for value in try several.array("an array of fields") {
                fields.append(try TapeFieldReader.field(value, isNameNeeded: true))
            }
            try refuseRepeatedNames(fields, several)
        case (_?, let several?): throw several.unexpected("either \"field\" or \"fields\", not both")
        case (nil, nil): throw root.unexpected("an object with \"field\" or \"fields\"")
        }
        if fields.isEmpty { throw (several ?? root).outOfRange("at least one field") }
        var tape = Tape(fields: fields, isForm: several != nil)
        tape.description = description
        let reader = TapeStepReader(fields: fields)
        for step in try stepList?.array("an array of steps") ?? [] {
            tape.steps.append(try reader.step(step))
        }
        return tape
    }

    private static func refuseRepeatedNames(
        _ fields: [TapeField], _ list: SourceValue
    ) throws(SourceError) {
        var names: Set<String> = []
        for (field, value) in zip(fields, try list.array()) {
            guard names.insert(field.configuration.name).inserted else {
                throw SourceError(
                    .repeatedID,
                    "expected each field's name once, found \(Quoting.quote(field.configuration.name)) again",
                    at: value.place)
            }
        }
    }
}
