#if canImport(UIKit)
    import PickerCore
    import PickerFiles
    import UIKit

    /// Options from a file, and a choice that outlives the app.
    ///
    /// They belong to the model, so a table's cells may be used again and each row keeps its own (R24).
    extension PickerModel {
        /// Takes the options of a file.
        ///
        /// - Throws: what is wrong with the file, and where; the model is then as before.
        public func load(_ file: OptionFile) throws(SourceError) {
            replaceOptions(try file.options(), column: 0)
        }

        func replaceOptions(_ list: OptionList, column: Int) {
            send(.optionsReplace(list, column: column))
            guard isSavedWaiting, !list.isEmpty, let saved else { return }
            // It could be read when it was asked for.
            try? keep(saved)
        }

        /// Shows what was saved, else the default, and saves every change from now on.
        ///
        /// Options may come later: the value waits under the title that it had (R12).
        public func keep(_ selection: SavedSelection) throws(SelectionStoreError) {
            let picks = try selection.load()
            saved = nil
            send(.selectionRestore(picks.map { $0.map { Pick(id: $0.id, title: $0.title) } }))
            saved = selection
            isSavedWaiting = state.selection.isEmpty && state.columns.allSatisfy(\.options.isEmpty)
        }

        func save(_ change: Change) {
            guard let saved else { return }
            do throws(SelectionStoreError) {
                try saved.save(change.to.columns.map { $0.map { StoredPick(id: $0.id, title: $0.title) } })
            } catch {
                for view in liveViews { view.noteSavingFailure(error) }
                onSavingFailure?(error)
            }
        }
    }
#endif
