#if GTK
    import PickerCore
    import Testing

    @testable import PickerGTK

    extension DisplayTests {
        @MainActor
        struct SheetRoomTests {
            @Test(arguments: [(width: 360, height: 300, isSheet: true), (130, 300, false), (360, 80, false)])
            func `a sheet that the window would cut off is a popover`(width: Int, height: Int, isSheet: Bool)
            {
                let field = PickerFieldWidget(
                    FieldState(
                        FieldConfiguration(name: "tea", style: .wheel),
                        options: [OptionList(titles: ["Assam", "Ceylon", "Darjeeling"])]))
                field.presentation = .sheet
                let host = PickerSheetHost(content: field.widget)
                let window = Stage.window(showing: host.widget, width: width, height: height)
                field.send(.popupOpen)
                Stage.settle()
                #expect(field.state.isOpen)
                #expect(field.controller.popup?.isSheet == isSheet)
                field.send(.keyPress(.down, []))
                field.send(.toolbarDone)
                #expect(field.state.selection.ids.map(\.text) == ["Ceylon"])
                Stage.close(window)
            }
        }
    }
#endif
