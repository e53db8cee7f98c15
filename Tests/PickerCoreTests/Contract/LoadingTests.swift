import PickerCore
import Testing

/// Loading, failed, empty and no match are four states (R13).
@Suite struct LoadingTests {
    @Test func `R13 the four states have four texts and four announcements`() {
        var field = TestField.make(.combo, options: [OptionList()], loading: .loading(request: 1))
        var heard = field.send(.popupOpen).announcements
        #expect(field.status(of: 0) == .loading)
        heard += field.send(.optionsFailed(request: 1, message: "no network", column: 0)).announcements
        #expect(field.status(of: 0) == .failed)
        heard += field.send(.optionsReplace(OptionList(), column: 0)).announcements
        #expect(field.status(of: 0) == .empty)
        field.send(.optionsReplace(TestField.list("a"), column: 0))
        heard += field.send(.queryEdit("x")).announcements
        #expect(field.status(of: 0) == .noMatch)
        #expect(heard.count == 4)
        #expect(Set(heard).count == 4)
        #expect(heard[1].contains("no network"))
    }

    @Test func `R13 an answer to an older request is dropped`() {
        var field = TestField.make(options: [OptionList()], loading: .loading(request: 1))
        field.send(.optionsLoading(request: 2, column: 0))
        let late = TestField.list("late")
        #expect(field.send(.optionsLoaded(request: 1, late, isComplete: true, column: 0)).isEmpty)
        #expect(field.send(.optionsFailed(request: 1, message: "", column: 0)).isEmpty)
        #expect(field.status(of: 0) == .loading)
        field.send(.optionsLoaded(request: 2, TestField.list("b"), isComplete: true, column: 0))
        #expect(field.send(.optionsLoaded(request: 2, late, isComplete: true, column: 0)).isEmpty)
        #expect(field.shown() == ["b"])
    }

    @Test func `R8 options given by hand drop the answer that was on its way`() {
        var field = TestField.make(options: [OptionList()], loading: .loading(request: 1))
        field.send(.optionsReplace(TestField.list("a"), column: 0))
        field.send(.optionsLoaded(request: 1, TestField.list("b"), isComplete: true, column: 0))
        #expect(field.shown() == ["a"])
    }

    @Test func `R13 retry asks again and any other key does not`() {
        var field = TestField.make(options: [OptionList()], loading: .loading(request: 7))
        field.send(.popupOpen, .optionsFailed(request: 7, message: "", column: 0))
        #expect(field.press(.down, .enter).loads.isEmpty)
        #expect(field.send(.retryPress).loads == [LoadRequest(request: 8, column: 0, parent: nil)])
        #expect(field.status(of: 0) == .loading)
        #expect(field.send(.retryPress).isEmpty, "nothing has failed now")
    }

    @Test func `R13 what has come can be picked while more is on its way`() {
        var field = TestField.make(options: [OptionList()], loading: .loading(request: 1))
        field.send(.popupOpen)
        field.send(.optionsLoaded(request: 1, TestField.list("a", "b"), isComplete: false, column: 0))
        #expect(field.statusText(of: 0) == field.texts(.loadingCount(2)))
        field.press(.down, .enter)
        #expect(field.picked == ["b"])
    }

    @Test(arguments: [FieldStyle.menu, .combo])
    func `R13 what was searched for before it came is drafted when it comes`(style: FieldStyle) {
        var field = TestField.make(options: [OptionList()], loading: .loading(request: 1)) {
            $0.style = style
        }
        field.send(.popupOpen)
        field.send(.optionsLoaded(request: 1, TestField.list("a"), isComplete: false, column: 0))
        field.send(.queryEdit("b"))
        #expect(field.drafted() == nil)
        field.send(.optionsLoaded(request: 1, TestField.list("a", "b"), isComplete: true, column: 0))
        #expect(field.drafted() == ["b"])
        field.press(.enter)
        #expect(field.picked == ["b"])
    }

    @Test func `R13 opening asks for options nobody has asked for yet, once`() {
        var field = TestField.make(options: []) { $0.columns = [ColumnConfiguration(source: .request)] }
        #expect(field.send(.popupOpen).loads == [LoadRequest(request: 1, column: 0, parent: nil)])
        field.send(.optionsLoaded(request: 1, TestField.list("a"), isComplete: true, column: 0))
        #expect(field.send(.toolbarCancel, .popupOpen).loads.isEmpty)
    }

    @Test func `no request number is too great`() {
        var field = TestField.make(options: [OptionList()], loading: .loading(request: .max))
        field.send(
            .optionsLoading(request: .max, column: 0), .popupOpen,
            .optionsFailed(request: .max, message: "", column: 0))
        #expect(field.send(.retryPress).loads.count == 1)
    }
}
