#if canImport(UIKit)
    import PickerCore
    import SearchThreads
    import UIKit

    /// Runs the form that one or more models are part of, and delivers what comes of each event.
    @MainActor final class FormEngine {
        let model: FormModel
        var members: [WeakModel]
        weak var form: PickerForm?
        /// Says something where a screen reader listens.
        var say: (String) -> Void = { announce($0) }
        /// Seconds from any beginning.
        var clock: () -> Double = { ProcessInfo.processInfo.systemUptime }

        init(_ fields: [FieldState]) {
            model = FormModel(FormState(fields).searched(by: .threads))
            members = fields.map { _ in WeakModel() }
            model.onEffect = { [weak self] effect in self?.deliver(effect) }
            model.onUpdate = { [weak self] in self?.update() }
        }

        func send(_ event: FormEvent) {
            isAdvancing = true
            model.send(.clockAdvance(to: clock()))
            isAdvancing = false
            model.send(event)
        }

        private func deliver(_ effect: FormEffect) {
            switch effect {
            case .field(let place, let effect): members[place].model?.deliver(effect)
            case .announce(let text): say(text)
            case .focus(let place?):
                members[place].model?.leadingView?.takeFocus()
            case .focus(nil):
                for member in members { for view in member.model?.liveViews ?? [] { view.giveUpFocus() } }
            case .endReached(let direction):
                let focused = model.state.focused.flatMap { members[$0].model }
                if let handler = form?.onEndReached {
                    handler(direction)
                } else {
                    focused?.leadingView?.leaveForm(towards: direction)
                }
            case .submitted: form?.onSubmit?()
            }
        }

        /// Once an event, not twice: what time brought about shows with the event that it came before.
        private var isAdvancing = false

        private func update() {
            guard !isAdvancing else { return }
            for member in members { for view in member.model?.liveViews ?? [] { view.refresh() } }
        }
    }

    struct WeakModel {
        weak var model: PickerModel?
    }
#endif
