import PickerCore
import PickerFiles

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Standard output and standard error, and the exit statuses.
enum Output {
    static let picked: Int32 = 0
    static let nothing: Int32 = 1
    static let badUsage: Int32 = 2
    static let cancelled: Int32 = 130

    /// Writes all of a text to standard output; ends the program quietly where nobody reads it any more.
    static func print(_ text: String) {
        if !write(text + "\n", to: 1) { exit(badUsage) }
    }

    static func complain(_ message: String) {
        _ = write("pickerfield: \(message)\n", to: 2)
    }

    private static func write(_ text: String, to descriptor: Int32) -> Bool {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let written = bytes.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            if written < 0 {
                if errno == EINTR || errno == EAGAIN { continue }
                return false
            }
            bytes = bytes.dropFirst(written)
        }
        return true
    }

    private static func systemWrite(_ descriptor: Int32, _ base: UnsafeRawPointer?, _ count: Int) -> Int {
        #if canImport(Darwin)
            Darwin.write(descriptor, base, count)
        #elseif canImport(Glibc)
            Glibc.write(descriptor, base, count)
        #elseif canImport(Musl)
            Musl.write(descriptor, base, count)
        #endif
    }

    /// What a selection prints: a line a value.
    static func lines(_ field: FieldState, as word: PrintWord) -> [String] {
        let picks = field.selection.columns.enumerated().flatMap { column, picks in
            picks.map { (column: column, pick: $0) }
        }
        return picks.map { column, pick in
            switch word {
            case .id: return pick.id.text
            case .title: return pick.title
            case .index:
                return field.columns[column].options.position(of: pick.id).map(String.init) ?? ""
            case .json: return JSONWriter.text(json(pick))
            }
        }
    }

    private static func json(_ pick: Pick) -> SourceValue {
        var members: [(String, SourceValue)] = [
            ("id", .string(pick.id.text)), ("title", .string(pick.title)),
        ]
        if pick.standing == .custom { members.append(("custom", .bool(true))) }
        return .object(members)
    }

    /// The ids of a field as a member of a form's object.
    static func value(of field: FieldState) -> SourceValue {
        if field.isMultiple { return .array(field.selection.columns[0].map { .string($0.id.text) }) }
        let ids = field.selection.columns.map { SourceValue.text($0.first?.id.text) }
        return ids.count == 1 ? ids[0] : .array(ids)
    }
}
