#if canImport(UIKit)
    import PickerCore
    import PickerFiles
    import UIKit

    /// What a field shows and how it behaves, apart from any view (R24).
    ///
    /// A view shows a model and may be given another at any moment, as table cells are. Several views may show one
    /// model. The model holds its views weakly, its handlers strongly.
    @MainActor public final class PickerModel {
        /// Called once for each real change (R9).
        public var onChange: ((Change) -> Void)?
        /// Called where options are to be fetched; answer with `send(.optionsLoaded(…))` (R13).
        public var onLoad: ((LoadRequest) -> Void)?
        /// Called where a value was not taken (R12).
        public var onRefusal: ((Refusal) -> Void)?
        /// Called with a combo box's edited text.
        public var onQueryChange: ((String) -> Void)?

        /// Called where the choice could not be saved; it stays picked.
        public var onSavingFailure: ((SelectionStoreError) -> Void)?

        var saved: SavedSelection?
        /// Whether what was saved has met no options yet.
        var isSavedWaiting = false
        let engine: FormEngine
        let place: Int
        private var views: [WeakView] = []

        /// A model that stands alone.
        public convenience init(_ state: FieldState) {
            let engine = FormEngine([state])
            self.init(engine, place: 0)
        }

        public convenience init(
            _ configuration: FieldConfiguration, options: [OptionList] = [], selected: [[Pick]] = []
        ) {
            self.init(FieldState(configuration, options: options, selected: selected))
        }

        init(_ engine: FormEngine, place: Int) {
            self.engine = engine
            self.place = place
            engine.members[place] = WeakModel(model: self)
        }

        public var state: FieldState { engine.model.state.fields[place] }
        public var snapshot: FieldSnapshot { state.snapshot }

        /// Tells the field what happened.
        public func send(_ event: FieldEvent) { engine.send(.field(place, event)) }

        // MARK: Views

        private struct WeakView { weak var view: (any PickerModelView)? }

        func attach(_ view: any PickerModelView) {
            views.removeAll { $0.view == nil || $0.view === view }
            views.append(WeakView(view: view))
        }

        func detach(_ view: any PickerModelView) { views.removeAll { $0.view == nil || $0.view === view } }

        var liveViews: [any PickerModelView] { views.compactMap(\.view) }

        /// The view that a popup belongs to: the one being edited, else the first on a screen.
        var leadingView: (any PickerModelView)? {
            liveViews.first { $0.isFirstResponder } ?? liveViews.first { $0.window != nil }
        }

        func deliver(_ effect: Effect) {
            for view in liveViews { view.carryOut(effect) }
            switch effect {
            case .change(let change):
                if change.reason != .optionsChanged { isSavedWaiting = false }
                save(change)
                onChange?(change)
            case .load(let request): onLoad?(request)
            case .refuse(let refusal): onRefusal?(refusal)
            case .queryChange(let text): onQueryChange?(text)
            case .announce(let text): engine.say(text)
            default: break
            }
        }
    }

    /// A view that shows a model.
    @MainActor protocol PickerModelView: UIView {
        /// Does what an event brought about, as far as it is the view's to do.
        func carryOut(_ effect: Effect)
        /// The choice could not be saved.
        func noteSavingFailure(_ error: SelectionStoreError)
        /// There may be something new to draw.
        func refresh()
        /// The form's focus has come here.
        func takeFocus()
        /// The form's focus has gone nowhere.
        func giveUpFocus()
        /// The form ends in this direction (R19).
        func leaveForm(towards direction: FocusDirection)
    }
#endif
