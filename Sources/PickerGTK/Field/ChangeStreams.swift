#if GTK
    import PickerCore

    /// Hands each change to everyone who iterates over them.
    @MainActor
    final class ChangeStreams {
        private var continuations: [Int: AsyncStream<Change>.Continuation] = [:]
        private var last = 0
        private var isFinished = false

        func stream() -> AsyncStream<Change> {
            let (stream, continuation) = AsyncStream.makeStream(of: Change.self)
            if isFinished {
                continuation.finish()
                return stream
            }
            last += 1
            let number = last
            continuations[number] = continuation
            continuation.onTermination = { _ in
                Task { @MainActor [weak self] in self?.continuations[number] = nil }
            }
            return stream
        }

        func yield(_ change: Change) {
            for continuation in continuations.values { continuation.yield(change) }
        }

        func finish() {
            isFinished = true
            for continuation in continuations.values { continuation.finish() }
            continuations = [:]
        }
    }
#endif
