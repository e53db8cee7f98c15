#if canImport(UIKit)
    import PickerCore
    import UIKit

    /// What can be picked and what is.
    extension PickerTextField {
        /// What is fixed about the field.
        public var configuration: FieldConfiguration {
            get { model.state.configuration }
            set { if newValue != configuration { model.send(.configurationReplace(newValue)) } }
        }

        /// Wheel, list or combo box. A wheel opens with the focus, the others when they are asked to (R19).
        public var style: FieldStyle {
            get { configuration.style }
            set {
                var configuration = configuration
                configuration.style = newValue
                configuration.opensOnFocus = newValue == .wheel
                self.configuration = configuration
            }
        }

        /// What the field is called; its accessible name (R22).
        public var label: String {
            get { configuration.label }
            set { configuration.label = newValue }
        }

        /// The options of the first column.
        public var options: OptionList {
            get { model.state.columns[0].options }
            set { setOptions(newValue, column: 0) }
        }

        public func setOptions(_ list: OptionList, column: Int) {
            model.replaceOptions(list, column: column)
        }

        /// The position of the picked option in the first column's list, the none row not counted.
        ///
        /// May be set before the options are; it then waits for them, unless something else is picked until then. A
        /// position that the list lacks picks nothing, as -1 does.
        public var pickedIndex: Int? {
            get {
                guard let pick = model.state.selection.columns[0].first, pick.standing == .option else {
                    if case .position(let position) = pendingPick { return position }
                    return nil
                }
                return options.position(of: pick.id)
            }
            set {
                guard let newValue, newValue >= 0 else { return select(id: nil) }
                if options.isEmpty {
                    select(id: nil)
                    pendingPick = .position(newValue)
                } else {
                    select(id: options.indices.contains(newValue) ? options.id(at: newValue) : nil)
                }
            }
        }

        /// Picks what waited for options, once they are there.
        func meetPendingPick() {
            guard let pending = pendingPick, !options.isEmpty else { return }
            let isComplete = !model.state.columns[0].isLoading
            switch pending {
            // Options that are still coming may reach that far.
            case .position(let position) where position < options.count || isComplete:
                pickedIndex = position
            case .ids(let ids) where isComplete || ids[0].allSatisfy { options.position(of: $0) != nil }:
                pick(ids)
            case .position, .ids: break
            }
        }

        /// The picked option of the first column; `nil` for none, and for a value that is no option.
        public var selectedOption: PickerOption? {
            guard let pick = model.state.selection.columns[0].first,
                let position = options.position(of: pick.id)
            else { return nil }
            return options[position]
        }

        /// What is picked, in every column.
        public var selection: Selection { model.state.selection }

        /// Picks the option of this id in the first column, or none.
        ///
        /// An id may come before the options do, as `pickedIndex` may. (Without the label this would be UIKit's own
        /// `select(_:)`, which selects text.)
        public func select(id: OptionID?) { pick([id.map { [$0] } ?? []]) }

        /// Picks in every column; what comes before the options do waits for them.
        func pick(_ ids: [[OptionID]]) {
            pendingPick = nil
            model.send(.selectionSet(ids))
            let isEarly = options.isEmpty && model.state.selection.isEmpty && ids.first?.isEmpty == false
            if isEarly { pendingPick = .ids(ids) }
        }
    }

    /// What was to be picked before there were options.
    enum PendingPick {
        case position(Int)
        /// Column after column, of which the first has some.
        case ids([[OptionID]])
    }

    /// A behaviour known from elsewhere, under one name.
    public struct PickerPreset: Sendable {
        let change: @Sendable (inout FieldConfiguration) -> Void

        public init(_ change: @escaping @Sendable (inout FieldConfiguration) -> Void) { self.change = change }

        /// As the picker text field of 2012: opening picks the first row where nothing is picked, and the value follows
        /// the wheel at once.
        public static let original2012 = PickerPreset {
            $0.style = .wheel
            $0.opensOnFocus = true
            $0.onOpen = .pickFirst
            $0.commit = .onSettle
        }
    }

    extension PickerTextField {
        public func adopt(_ preset: PickerPreset) {
            var configuration = configuration
            preset.change(&configuration)
            self.configuration = configuration
        }
    }
#endif
