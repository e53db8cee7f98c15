import PickerCore
import PickerFiles

/// Lines of standard input that can be picked while more are coming.
final class OptionStream {
    private var stream = LineStream(source: StandardInput.name)
    private var shownCount = 0
    private(set) var error: SourceError?

    /// The request number under which the options come.
    static let request = 1

    var feed: OptionFeed {
        OptionFeed(descriptor: StandardInput.descriptor) { [self] moment in
            moment == .pause ? show(isComplete: false) : read()
        }
    }

    private func read() -> OptionFeed.Answer {
        do {
            let chunk = try StandardInput.chunk()
            guard !chunk.isEmpty else {
                try stream.finish()
                return show(isComplete: true)
            }
            try stream.append(chunk)
        } catch {
            self.error = error
            let failed = FieldEvent.optionsFailed(
                request: Self.request, message: error.description, column: 0)
            return OptionFeed.Answer(events: [.field(0, failed)], isFinished: true)
        }
        // A list is taken when it has grown by half, so that taking it stays cheap in all; the rest waits for a pause.
        guard stream.count > shownCount + shownCount / 2 else {
            return OptionFeed.Answer(isHoldingBack: stream.count > shownCount)
        }
        return show(isComplete: false)
    }

    private func show(isComplete: Bool) -> OptionFeed.Answer {
        shownCount = stream.count
        let loaded = FieldEvent.optionsLoaded(
            request: Self.request, stream.options, isComplete: isComplete, column: 0)
        return OptionFeed.Answer(events: [.field(0, loaded)], isFinished: isComplete)
    }
}
