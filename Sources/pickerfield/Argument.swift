import PickerFiles

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A word of the command line, as the system gives it: any bytes but NUL.
struct Argument {
    let bytes: [UInt8]

    init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

    /// The words behind the program's name.
    ///
    /// `CommandLine.arguments` repairs what is no UTF-8, and no file has the repaired name.
    static var all: [Argument] {
        let words = CommandLine.unsafeArgv
        return (0..<Int(CommandLine.argc)).dropFirst().compactMap { place in
            guard let word = words[place] else { return nil }
            return Argument(bytes: UnsafeRawBufferPointer(start: word, count: strlen(word)))
        }
    }

    /// As a message shows it, before it is quoted.
    var shown: String { Quoting.text(bytes) }

    var path: FilePath { FilePath(bytes: bytes) }

    /// - Parameter name: What the word is, as in `--label`.
    func text(of name: String) throws(UsageError) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.utf8.elementsEqual(bytes) else {
            throw UsageError("\(name) expects UTF-8, found \(Quoting.quote(shown))")
        }
        return text
    }
}
