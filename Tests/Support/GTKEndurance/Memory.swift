#if GTK
    import Glibc

    /// The memory that the program holds.
    @MainActor
    enum Memory {
        private typealias Report = @convention(c) (CInt, UnsafeMutablePointer<FILE>) -> CInt

        /// In bytes, what has been taken from the C library and not given back. Pictures are left out: they have memory of
        /// their own, which the display frees when it comes to it.
        static var used: Int {
            // In no header that Swift imports; the name and the form of the report are malloc_info(3)'s.
            guard let symbol = dlsym(nil, "malloc_info") else { return 0 }
            var text: UnsafeMutablePointer<CChar>?
            var length = 0
            guard let stream = open_memstream(&text, &length) else { return 0 }
            _ = unsafeBitCast(symbol, to: Report.self)(0, stream)
            fclose(stream)
            defer { free(text) }
            let report = text.map { String(cString: $0) } ?? ""
            let free =
                size(of: "<total type=\"fast\"", in: report) + size(of: "<total type=\"rest\"", in: report)
            return size(of: "<system type=\"current\"", in: report) - free
        }

        /// The size in the last element that begins so, which is that of all arenas together.
        private static func size(of beginning: String, in report: String) -> Int {
            let lines = report.split(separator: "\n")
            guard let line = lines.last(where: { $0.hasPrefix(beginning) }) else { return 0 }
            return Int(line.split(separator: "\"").dropLast().last ?? "") ?? 0
        }

        /// How often it is looked how much memory is used.
        private static let looks = 10

        /// The bytes that a round keeps, after the first quarter: fonts and styles are made once, in the first rounds.
        ///
        /// The median of what the rounds between any two looks kept: what GTK has yet to free at one of them is no leak.
        static func kept(over rounds: Int, _ run: (Int) -> Void) -> Int {
            let warmingUp = rounds / 4
            for number in 0..<warmingUp { run(number) }
            var seen: [(round: Int, used: Int)] = []
            for look in 0..<looks {
                let end = warmingUp + (rounds - warmingUp) * look / (looks - 1)
                for number in (seen.last?.round ?? warmingUp)..<end { run(number) }
                Loop.turn()
                seen.append((end, used))
            }
            let slopes = seen.indices.flatMap { later in
                seen[..<later].map { (seen[later].used - $0.used) / (seen[later].round - $0.round) }
            }
            return slopes.sorted()[slopes.count / 2]
        }
    }
#endif
