import PickerCore
import PickerFiles
import PickerHeadless

/// Filling a form.
extension Commands {
    func form() throws -> Int32 {
        let path = try words(["a form file"], needed: 1)[0].path
        let ui = try Interface(arguments, source: path, optionsFromInput: false)
        let file = FormFile(
            path: path, language: arguments.text(.lang), recording: arguments.path(.record))
        let tape = try ui.reading(path, language: language) { try file.read($0) }
        let filled = try ui.fill(tape, nil)
        guard filled.ending == .picked else { return filled.status }
        let members = filled.form.fields.filter { !$0.configuration.isHidden }
            .map { ($0.configuration.name, Output.value(of: $0)) }
        try Output.print(JSONWriter.text(.object(members)))
        return filled.status
    }
}
