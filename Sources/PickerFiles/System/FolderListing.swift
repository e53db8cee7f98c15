#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// The names in a folder.
enum FolderListing {
    /// In the alphabet's order, without `.` and `..`; `nil` where the folder cannot be read.
    static func names(in folder: FilePath) -> [FilePath]? {
        guard let stream = folder.withCString({ opendir($0) }) else { return nil }
        defer { closedir(stream) }
        var names: [FilePath] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { start in
                let start = UnsafeRawPointer(start)
                let length = strlen(start.assumingMemoryBound(to: CChar.self))
                return FilePath(bytes: UnsafeRawBufferPointer(start: start, count: length))
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    }
}
