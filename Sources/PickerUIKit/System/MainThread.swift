import Dispatch

/// Runs on the main actor what UIKit calls on the main thread without saying so in every SDK's headers.
///
/// The informal accessibility protocol is the case in point: newer headers isolate it, older ones do not.
nonisolated func onMainThread<Outcome>(_ body: @MainActor () -> Outcome) -> Outcome {
    dispatchPrecondition(condition: .onQueue(.main))
    return withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> Outcome).self)() }
}
