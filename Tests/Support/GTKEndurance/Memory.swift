#if GTK
    import Glibc

    /// The memory that the program holds.
    @MainActor
    enum Memory {
        private typealias Trim = @convention(c) (Int) -> Int32

        /// In bytes, without what the C library holds back for later.
        static var resident: Int {
            if let trim = dlsym(nil, "malloc_trim") { _ = unsafeBitCast(trim, to: Trim.self)(0) }
            // The second number of this file is the count of resident pages.
            guard let file = fopen("/proc/self/statm", "r") else { return 0 }
            defer { fclose(file) }
            var size = 0
            var pages = 0
            withUnsafeMutablePointer(to: &size) { size in
                withUnsafeMutablePointer(to: &pages) { pages in
                    _ = withVaList([size, pages]) { vfscanf(file, "%ld %ld", $0) }
                }
            }
            return pages * sysconf(Int32(_SC_PAGESIZE))
        }

        /// The bytes that a round keeps, after the first quarter: fonts and styles are made once, in the first rounds.
        static func kept(over rounds: Int, _ run: (Int) -> Void) -> Int {
            let warmingUp = rounds / 4
            for number in 0..<warmingUp { run(number) }
            Loop.turn()
            let before = resident
            for number in warmingUp..<rounds { run(number) }
            Loop.turn()
            return (resident - before) / (rounds - warmingUp)
        }
    }
#endif
