import PickerCore
import Testing

@Suite struct OptionFeedTests {
    @Test func `what is held back is asked for after a pause, and once`() {
        var moments: [OptionFeed.Moment] = []
        var answers = [
            OptionFeed.Answer(isHoldingBack: true), OptionFeed.Answer(events: [.formSubmit]),
            OptionFeed.Answer(isHoldingBack: true, isFinished: true),
        ][...]
        var feed = OptionFeed(descriptor: 0) { moment in
            moments.append(moment)
            return answers.removeFirst()
        }
        #expect(feed.pause().isEmpty)
        #expect(feed.read().isEmpty)
        #expect(feed.isPauseAwaited)
        #expect(feed.pause().count == 1)
        #expect(!feed.isPauseAwaited)
        #expect(feed.pause().isEmpty)
        _ = feed.read()
        #expect(feed.isFinished && !feed.isPauseAwaited)
        #expect(moments == [.ready, .pause, .ready])
    }
}
