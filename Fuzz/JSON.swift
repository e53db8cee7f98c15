import PickerFiles

/// What can be read is written, and read again to the same text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzJSON(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = input(start, count)
    do throws(SourceError) {
        let text = JSONWriter.text(try JSONReader.read(bytes))
        let indented = JSONWriter.text(try JSONReader.read(Array(text.utf8)), isIndented: true)
        let again = JSONWriter.text(try JSONReader.read(Array(indented.utf8)))
        precondition(again == text)
    } catch {
        check(error)
    }
    read(bytes, .json)
    return 0
}
