import Foundation

/// What the process holds, and how fast it is read.
enum Memory {
    /// The bytes of memory that the process has in use; 0 where the system does not say.
    static var resident: Int {
        guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
        let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    }

    /// The least time to read some bytes once, eight at a time, on one processor.
    static func readingTime(of bytes: [UInt8]) -> Double {
        var timings = Timings()
        var sum: UInt64 = 0
        for _ in 0..<20 {
            timings.measure {
                bytes.withUnsafeBytes { bytes in
                    for word in bytes.bindMemory(to: UInt64.self) { sum &+= word }
                }
            }
        }
        // The sum is used, or nothing would be read.
        return sum == 1 ? 0 : timings.least
    }
}
