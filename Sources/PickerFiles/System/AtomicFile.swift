#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// Replaces a file so that after a crash at any moment it is the old or the new one, whole.
enum AtomicFile {
    /// The file's bytes; `nil` where there is no file.
    static func read(_ path: String) throws(SelectionStoreError) -> [UInt8]? {
        do throws(SourceError) {
            return try FileReading.bytes(of: FilePath(path), limits: .standard)
        } catch {
            switch error.kind {
            case .missingFile: return nil
            case .noPermission: throw .noPermission(path: path)
            default: throw .failed(path: path, reason: error.message)
            }
        }
    }

    /// Writes a new file beside the old one, waits until it is on the disk, and puts it in the old one's place.
    ///
    /// - Precondition: no other program does the same at this time.
    static func replace(_ path: String, with bytes: [UInt8]) throws(SelectionStoreError) {
        let target = resolved(path)
        let temporary = target + ".new"
        // What a killed writer left.
        unlink(temporary)
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw failure(SystemError.current, temporary) }
        do throws(SelectionStoreError) {
            defer { close(descriptor) }
            try write(bytes, to: descriptor, path: temporary)
            keepMode(of: target, on: descriptor)
            guard fsync(descriptor) == 0 else { throw failure(SystemError.current, temporary) }
        } catch {
            unlink(temporary)
            throw error
        }
        guard rename(temporary, target) == 0 else {
            let error = failure(SystemError.current, target)
            unlink(temporary)
            throw error
        }
        try syncFolder(of: target)
    }

    /// Gives an unreadable file a second name, `….unreadable-1` or the first free number, that nothing overwrites.
    static func setAside(_ path: String) throws(SelectionStoreError) -> String {
        for number in 1... {
            let name = "\(path).unreadable-\(number)"
            if link(path, name) == 0 { return name }
            if SystemError.current.number == EEXIST { continue }
            // Not every file system has second names.
            if SystemError.current.number == ENOENT { break }
            var status = stat()
            if lstat(name, &status) == 0 { continue }
            guard rename(path, name) == 0 else { break }
            return name
        }
        throw failure(SystemError.current, path)
    }

    /// Makes a folder and those above it, for this user alone.
    static func makeFolder(_ path: String) throws(SelectionStoreError) {
        if mkdir(path, 0o700) == 0 || SystemError.current.number == EEXIST { return }
        let error = SystemError.current
        guard error.number == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
            throw failure(error, path)
        }
        try makeFolder(String(path[..<slash]))
        guard mkdir(path, 0o700) == 0 || SystemError.current.number == EEXIST else {
            throw failure(SystemError.current, path)
        }
    }

    /// All bytes, in as many steps as the system takes.
    static func write(_ bytes: [UInt8], to descriptor: Int32, path: String) throws(SelectionStoreError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { writeOnce(descriptor, $0) }
            if written > 0 {
                rest = rest.dropFirst(written)
            } else if !SystemError.current.isInterruption {
                throw failure(SystemError.current, path)
            }
        }
    }

    private static func writeOnce(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
        #if canImport(Darwin)
            Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #elseif canImport(Glibc)
            Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
            Musl.write(descriptor, bytes.baseAddress, bytes.count)
        #elseif canImport(Android)
            Android.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
    }

    static func failure(_ error: SystemError, _ path: String) -> SelectionStoreError {
        switch error.number {
        case EACCES, EPERM: .noPermission(path: path)
        case EROFS: .readOnly(path: path)
        case ENOSPC, EDQUOT, EFBIG: .noSpace(path: path)
        default: .failed(path: path, reason: error.words)
        }
    }

    /// Where a symbolic link leads, so that it stays a link; the path itself where it is none.
    private static func resolved(_ path: String) -> String {
        guard let resolved = realpath(path, nil) else { return path }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private static func keepMode(of path: String, on descriptor: Int32) {
        var status = stat()
        if stat(path, &status) == 0 { fchmod(descriptor, status.st_mode & 0o777) }
    }

    /// A rename is on the disk once its folder is.
    private static func syncFolder(of path: String) throws(SelectionStoreError) {
        let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
        let descriptor = open(folder, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure(SystemError.current, folder) }
        defer { close(descriptor) }
        // Some file systems cannot sync a folder and need not.
        guard fsync(descriptor) == 0 || SystemError.current.number == EINVAL else {
            throw failure(SystemError.current, folder)
        }
    }
}
