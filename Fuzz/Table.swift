import PickerFiles

/// By commas and by tabs, with the default columns and with numbered ones.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTable(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = input(start, count)
    for format in [OptionFileFormat.csv, .tsv] {
        read(bytes, format)
        read(bytes, format, mapping: MemberMapping(id: "1", title: "1", keywords: "2"))
    }
    return 0
}
