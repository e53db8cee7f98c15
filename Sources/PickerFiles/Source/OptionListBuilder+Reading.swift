import PickerCore
import SearchThreads

extension OptionListBuilder {
    /// A builder for options of unknown origin, which uses all processors.
    ///
    /// Its seed is that of the standard library's own hashing: another in each process, unless the environment variable
    /// `SWIFT_DETERMINISTIC_HASHING` is set.
    static func reading() -> OptionListBuilder {
        OptionListBuilder(seed: UInt64(bitPattern: Int64(0.hashValue)), workers: .threads)
    }
}
