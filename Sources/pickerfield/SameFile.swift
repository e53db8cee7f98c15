import PickerFiles

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Tells files apart by what they are, not by their names.
enum SameFile {
    /// Whether two paths lead to one file that writing would spoil for reading; `-` is standard input.
    ///
    /// Devices and pipes keep nothing that could be spoilt.
    static func isSame(_ first: FilePath, _ second: FilePath) -> Bool {
        guard let first = status(of: first), let second = status(of: second) else { return false }
        return first.st_dev == second.st_dev && first.st_ino == second.st_ino
            && first.st_mode & S_IFMT == S_IFREG
    }

    /// Whether there is anything of a name.
    static func exists(_ path: FilePath) -> Bool { path.withCString { access($0, F_OK) } == 0 }

    /// `nil` where there is no such file.
    private static func status(of path: FilePath) -> stat? {
        var status = stat()
        let result = path == "-" ? fstat(0, &status) : path.withCString { stat($0, &status) }
        return result == 0 ? status : nil
    }
}
