import Foundation
import OptionSearch
import PickerCore
import PickerFiles
import SearchThreads

/// What the process holds, and how fast it is read.
enum Memory {
    /// The bytes of memory that the process has in use; 0 where the system does not say.
    static var resident: Int {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
        let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    }

    /// What a list of lines and its search hold, all included, as a part of the bytes of text: one list if it is long, else many.
    static func held(by path: String) throws -> Double {
        // Whatever is needed but once is there before, and nothing that is free again.
        _ = SearchIndex(titles: TextStore(["a"]), workers: .threads).search(query("a"))
        let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
        let count = max(1, 10_000_000 / max(1, size))
        let before = resident
        var bytes = 0
        var searches: [TypedSearch] = []
        for _ in 0..<count {
            let list = try OptionFile(path: path).options()
            bytes += list.titles.bytes.count
            searches.append(TypedSearch(list.makeIndex(workers: .threads)))
            for text in ["e", "en", "ens"] { _ = searches[searches.count - 1].search(query(text)) }
        }
        return withExtendedLifetime(searches) { Double(resident - before) / Double(bytes) }
    }

    private static func query(_ text: String) -> SearchQuery { SearchQuery(text, mode: .contains) }

    /// The same in a process of its own, which holds nothing else.
    static func heldAlone(by path: String) throws -> Double {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        process.arguments = ["--memory", path]
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return Double(text.trimmingCharacters(in: .newlines)) ?? 0
    }

    /// The least time to read some bytes once, eight at a time.
    static func readingTime(of bytes: [UInt8], with workers: SearchWorkers) -> Double {
        let slices = (bytes.count + sliceSize - 1) / sliceSize
        var timings = Timings()
        var sums = [UInt64](repeating: 0, count: slices)
        bytes.withUnsafeBytes { bytes in
            nonisolated(unsafe) let bytes = bytes
            sums.withUnsafeMutableBufferPointer { buffer in
                nonisolated(unsafe) let sums = buffer
                for _ in 0..<20 {
                    timings.measure {
                        workers.forEach(slices) { slice in
                            let start = slice * sliceSize
                            let part = UnsafeRawBufferPointer(
                                rebasing: bytes[start..<min(start + sliceSize, bytes.count)])
                            var sum: UInt64 = 0
                            for word in part.bindMemory(to: UInt64.self) { sum &+= word }
                            sums[slice] &+= sum
                        }
                    }
                }
            }
        }
        // The sums are used, or nothing would be read.
        return sums.reduce(0, &+) == 1 ? 0 : timings.least
    }

    /// The bytes that one processor reads at a time.
    private static let sliceSize = 1 << 20
}
