import PickerCore
import PickerFiles
import PickerTerminal

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Options that come from standard input.
enum StandardInput {
    static let descriptor: Int32 = 0
    static let isTerminal = isatty(0) == 1

    /// Reads all there is.
    static func bytes() -> [UInt8] {
        var bytes: [UInt8] = []
        while let chunk = chunk(), !chunk.isEmpty { bytes += chunk }
        return bytes
    }

    /// What is there now; empty at the end.
    static func chunk() -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(descriptor, &buffer, buffer.count)
        if count < 0 { return errno == EINTR ? nil : [] }
        return Array(buffer.prefix(count))
    }

    /// Lines that can be picked from while more are coming.
    final class Feeder {
        private var stream = LineStream(source: "standard input")
        private var shownCount = 0
        private(set) var error: SourceError?

        /// The request number under which the options come.
        static let request = 1

        func next() -> (events: [FormEvent], isFinished: Bool) {
            guard let chunk = StandardInput.chunk() else { return ([], false) }
            do {
                if !chunk.isEmpty {
                    try stream.append(chunk)
                    // A list is taken when it has grown by half, so that taking it stays cheap in all.
                    guard stream.count > shownCount + shownCount / 2 else { return ([], false) }
                    shownCount = stream.count
                    return ([event(isComplete: false)], false)
                }
                try stream.finish()
                return ([event(isComplete: true)], true)
            } catch {
                self.error = error
                let message = error.description
                return (
                    [.field(0, .optionsFailed(request: Self.request, message: message, column: 0))], true
                )
            }
        }

        private func event(isComplete: Bool) -> FormEvent {
            .field(
                0,
                .optionsLoaded(
                    request: Self.request, stream.options, isComplete: isComplete, column: 0))
        }
    }
}
