#if canImport(UIKit)
    import PickerCore
    import UIKit

    extension PickerTextField {
        /// Opens the field and waits until the person is done.
        ///
        /// - Returns: what was picked; `nil` if the person cancelled, emptied the field or had nothing to pick, if the
        ///   task was cancelled, or if the field could not open or went away.
        public func choice() async -> Selection? {
            await withTaskCancellationHandler {
                await withCheckedContinuation { continuation in
                    let waiter = ChoiceWaiter(continuation)
                    waiting.append(waiter)
                    if Task.isCancelled { return endWaiting(.revert) }
                    guard window != nil else { return endWaiting(.unavailable) }
                    model.send(.popupOpen)
                    if !model.state.isOpen { endWaiting(.unavailable) }
                }
            } onCancel: {
                Task { @MainActor [weak self] in self?.model.send(.toolbarCancel) }
            }
        }

        func endWaiting(_ reason: DismissReason) {
            let ended = waiting
            waiting = []
            for waiter in ended { waiter.end(with: reason == .commit ? model.state.selection : nil) }
        }
    }

    /// Answers one who waits for a choice, exactly once: at the latest when it goes away with its field.
    final class ChoiceWaiter {
        private var continuation: CheckedContinuation<Selection?, Never>?

        init(_ continuation: CheckedContinuation<Selection?, Never>) { self.continuation = continuation }

        func end(with selection: Selection?) {
            continuation?.resume(returning: selection)
            continuation = nil
        }

        deinit { continuation?.resume(returning: nil) }
    }
#endif
