import PickerCore
import PickerFiles

/// The bytes that the fuzzer made up.
func input(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
    Array(UnsafeBufferPointer(start: start, count: count))
}

/// An error is one line that a terminal may show, and says where it is.
func check(_ error: SourceError) {
    let text = error.located("f").description
    precondition(text.hasPrefix("f:"))
    precondition(
        text.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }, text)
}

/// A list's options are found by their ids, and ids do not repeat.
func check(_ list: OptionList) {
    for position in list.indices {
        precondition(list.position(of: list.id(at: position)) == position)
        if let children = list.children(at: position) { check(children) }
    }
}

/// Reads an option file in a format; the list or the error must be sound.
@discardableResult
func read(_ bytes: [UInt8], _ format: OptionFileFormat?, mapping: MemberMapping = MemberMapping())
    -> OptionList?
{
    do throws(SourceError) {
        let list = try OptionFile.options(in: bytes, named: "f", format: format, mapping: mapping)
        check(list)
        return list
    } catch {
        check(error)
        return nil
    }
}

extension SourceError {
    fileprivate func located(_ name: String) -> SourceError {
        SourceError(kind, message, at: place, in: name)
    }
}
