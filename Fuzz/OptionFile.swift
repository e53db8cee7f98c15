import PickerFiles

/// The format told by the content, with members mapped.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOptionFile(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = input(start, count)
    read(bytes, nil)
    read(bytes, nil, mapping: MemberMapping(id: "i", title: "t", keywords: "k", children: "c"))
    return 0
}
