import Foundation
import OptionSearch
import SearchThreads

/// What the process holds, and how fast it is read.
enum Memory {
    /// The bytes of memory that the process has in use; 0 where the system does not say.
    static var resident: Int {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
        let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
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
