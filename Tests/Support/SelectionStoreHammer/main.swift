// Saves selections one after the other, to be killed, crowded or starved by a test.
//
//     SelectionStoreHammer FOLDER PREFIX COUNT [LIMIT]
//
// Saves under PREFIX-0 … PREFIX-(COUNT-1) and prints each key once it is saved. LIMIT is the size in bytes beyond
// which the system lets no file grow. Ends with 3 and the error on standard error if saving fails.

import PickerCore
import PickerFiles

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

let arguments = CommandLine.arguments
guard arguments.count >= 4, let count = Int(arguments[3]) else { exit(2) }

if arguments.count > 4, let bytes = rlim_t(arguments[4]) {
    var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
    #if canImport(Glibc)
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    #else
        setrlimit(RLIMIT_FSIZE, &limit)
    #endif
    signal(SIGXFSZ, SIG_IGN)
}

func print(_ line: String, to descriptor: Int32) {
    let text = Array((line + "\n").utf8)
    _ = text.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
}

let store = SelectionStore(folder: arguments[1])
for number in 0..<count {
    let key = "\(arguments[2])-\(number)"
    do {
        try store.save([[StoredPick(id: OptionID(key), title: "title of \(key)")]], for: key)
    } catch {
        print(error.description, to: 2)
        exit(3)
    }
    print(key, to: 1)
}
