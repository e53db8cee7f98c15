import PickerCore
import PickerFiles

/// What a person does.
extension PickerTester {
    /// Turns to a field of the form, as a press on it does.
    ///
    /// - Throws: where no field has the name, or it cannot have the focus.
    public func field(_ name: String) throws(PickerTesterFailure) {
        guard let place = form.place(of: name) else {
            let names = form.fields.map(\.configuration.name)
            throw failure(
                "no field \(Quoting.quote(name)), there are \(NearestNames.list(names, near: name))")
        }
        turn(to: place)
        send(.field(place, .fieldFocus(byAssistiveTechnology: false)))
        guard form.focused == place else { throw failure("\(name) cannot have the focus") }
    }

    public func open() { send(.popupOpen) }
    public func done() { send(.toolbarDone) }
    public func cancel() { send(.toolbarCancel) }
    public func pressOutside() { send(.outsidePress) }
    public func clear() { send(.fieldClear) }
    public func undo() { send(.commitUndo) }
    public func redo() { send(.commitRedo) }
    public func retry() { send(.retryPress) }
    /// Leaves the field, as a press on something else that takes the focus.
    public func leave() { send(.fieldBlur) }

    public func next() { send(FormEvent.focusNext) }
    public func previous() { send(FormEvent.focusPrevious) }
    public func submit() { send(FormEvent.formSubmit) }

    /// Presses keys, one after the other.
    public func press(_ keys: Key..., with modifiers: KeyModifiers = []) {
        for key in keys { send(.keyPress(key, modifiers)) }
    }

    /// Types text where the person stands: into a combo box, else as typeahead.
    public func type(_ text: String) { send(.textType(text)) }

    /// Edits the whole text of a combo box, or of a list's search, into another.
    public func edit(to text: String) { send(.queryEdit(text)) }

    /// Opens the field where it is closed, presses the option of a title or an id, and Done where a press alone
    /// does not commit.
    ///
    /// - Throws: where no such option shows, or it is disabled.
    public func pick(_ title: String, column: Int = 0) throws(PickerTesterFailure) {
        if !field.isOpen { open() }
        send(.optionPress(try id(of: title, column), column: column))
        if field.isOpen && !field.isMultiple && field.columns.count == 1 {
            settle()
            done()
        }
    }

    /// Presses a shown option of an open popup: in a multiple field a check mark comes or goes.
    public func pressOption(_ title: String, column: Int = 0) throws(PickerTesterFailure) {
        guard field.isOpen else {
            throw failure("expected an open field to press \(Quoting.quote(title)) in")
        }
        send(.optionPress(try id(of: title, column), column: column))
    }

    /// Takes away a checked value that no option stands for: own text, or one that the options lack (R17).
    ///
    /// - Throws: where no such value is checked, with those that are.
    public func pressUnlisted(_ title: String) throws(PickerTesterFailure) {
        let unlisted = field.snapshot.columns.first?.unlisted ?? []
        guard let pick = unlisted.last(where: { $0.title == title }) else {
            let titles = unlisted.map(\.title)
            throw failure(
                "no checked value \(Quoting.quote(title)) without an option"
                    + (titles.isEmpty ? "" : ", there are \(NearestNames.list(titles, near: title))"))
        }
        send(.unlistedPress(pick.id))
    }

    /// Presses the row that means none (R2).
    public func pickNone(column: Int = 0) throws(PickerTesterFailure) {
        if !field.isOpen { open() }
        guard field.hasNoneRow(column) else { throw failure("there is no row that means none") }
        send(.optionPress(nil, column: column))
        if field.isOpen && field.columns.count == 1 {
            settle()
            done()
        }
    }

    /// Turns a wheel with the finger by so many rows and lets it go with a velocity, in rows per second.
    public func turn(by rows: Double, velocity: Double = 0, column: Int = 0) {
        send(.wheelDrag(by: rows, column: column))
        send(.wheelRelease(velocity: velocity, column: column))
    }

    /// Lets so many seconds pass.
    public func wait(_ seconds: Double) { advance(by: seconds) }

    /// Lets time pass until every wheel stands.
    public func settle() {
        let end = form.fields.flatMap(\.columns).compactMap(\.motion.endTime).max() ?? now
        if end > now { advance(by: end - now + 0.001) }
    }

    /// Answers the oldest request for options of the field (R13).
    ///
    /// - Throws: where the field has asked for nothing.
    public func answer(with options: OptionList, isComplete: Bool = true) throws(PickerTesterFailure) {
        let request = try takeRequest()
        send(
            .optionsLoaded(
                request: request.request, options, isComplete: isComplete, column: request.column))
        if !isComplete { requests.insert((current, request), at: 0) }
    }

    /// Fails the oldest request for options of the field (R13).
    public func fail(with message: String) throws(PickerTesterFailure) {
        let request = try takeRequest()
        send(.optionsFailed(request: request.request, message: message, column: request.column))
    }

    private func takeRequest() throws(PickerTesterFailure) -> LoadRequest {
        guard let index = requests.firstIndex(where: { $0.field == current }) else {
            throw failure("\(field.configuration.name) has not asked for options")
        }
        return requests.remove(at: index).request
    }

    private func id(of title: String, _ column: Int) throws(PickerTesterFailure) -> OptionID {
        guard field.columns.indices.contains(column) else { throw failure("there is no column \(column)") }
        let visible = field.columns[column].visible
        let index =
            visible.firstIndex { $0.title == title } ?? visible.index(of: OptionID(title))
        guard let index else {
            let titles = visible.prefix(200).map(\.title)
            throw failure(
                "no option \(Quoting.quote(title)) shows, expected one of \(NearestNames.list(titles, near: title))"
            )
        }
        if case .disabled(let reason) = visible[index].availability {
            throw failure("\(title) is disabled" + (reason.map { ": " + $0 } ?? ""))
        }
        return visible[index].id
    }
}
