#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// Says why a file could not be opened.
enum OpenFailure {
    static func error(_ error: SystemError, path: FilePath) -> SourceError {
        switch error.number {
        case ENOENT: missing(path)
        case ENOTDIR: SourceError(.missingFile, "no such file: a part of the path is not a folder")
        case EACCES, EPERM: SourceError(.noPermission, "no permission to read it")
        case ELOOP: SourceError(.notAFile, "a symbolic link that leads back to itself")
        case ENAMETOOLONG: SourceError(.missingFile, "no such file: the name is too long")
        case ENXIO: SourceError(.notAFile, "expected a file, found a socket")
        default: SourceError(.readFailure, "cannot be opened: \(error.words)")
        }
    }

    /// No such file; the nearest name in the folder may be the one that was meant.
    private static func missing(_ path: FilePath) -> SourceError {
        guard let names = FolderListing.names(in: path.folder) else {
            return SourceError(.missingFile, "no such file: no folder \(Quoting.quote(path.folder.text))")
        }
        if names.contains(path.name) {
            return SourceError(.missingFile, "a symbolic link to a file that is not there")
        }
        guard let likely = NearestNames.likely(names.map(\.text), near: path.name.text) else {
            return SourceError(.missingFile, "no such file")
        }
        return SourceError(.missingFile, "no such file; the nearest is \(Quoting.quote(likely))")
    }
}
