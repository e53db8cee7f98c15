import PickerCore
import PickerFiles

/// However the bytes are cut, the outcome is that of the whole. The first byte says how they are cut.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLines(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = input(start, count)
    guard let first = bytes.first else { return 0 }
    let text = Array(bytes.dropFirst())
    let whole = outcome(text, chunk: max(text.count, 1))
    let cut = outcome(text, chunk: Int(first) % 17 + 1)
    precondition(whole.error == cut.error)
    precondition(whole.list == cut.list)
    check(whole.list)
    if let error = whole.error { check(error) }
    return 0
}

private func outcome(_ bytes: [UInt8], chunk: Int) -> (list: OptionList, error: SourceError?) {
    var stream = LineStream()
    do throws(SourceError) {
        for start in stride(from: 0, to: bytes.count, by: chunk) {
            try stream.append(Array(bytes[start..<min(start + chunk, bytes.count)]))
        }
        try stream.finish()
    } catch {
        return (stream.options, error)
    }
    return (stream.options, nil)
}
