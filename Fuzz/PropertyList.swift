import PickerFiles

/// Both formats: the first bytes tell which.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPropertyList(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = input(start, count)
    do throws(SourceError) {
        _ = JSONWriter.text(try PropertyListReader.read(bytes))
    } catch {
        check(error)
    }
    read(bytes, .propertyList)
    return 0
}
