import OptionSearch

extension FieldState {
    /// The same field, its long lists searched by several workers; what is found is the same.
    public func searched(by workers: SearchWorkers) -> FieldState {
        var field = self
        field.searchWorkers = workers
        for column in field.columns.indices { field.columns[column].search = nil }
        return field
    }
}

extension FormState {
    /// The same form, the long lists of its fields searched by several workers; what is found is the same.
    public func searched(by workers: SearchWorkers) -> FormState {
        var form = self
        for place in form.fields.indices { form.fields[place] = form.fields[place].searched(by: workers) }
        return form
    }
}
