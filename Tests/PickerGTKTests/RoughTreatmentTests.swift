#if GTK
    import Glibc
    import PickerCore
    import Testing

    @testable import PickerGTK

    /// Widgets that are destroyed at bad moments, and handlers that do what they like.
    extension DisplayTests {
        @Suite(.serialized) @MainActor struct RoughTreatmentTests {
            @Test(arguments: FieldStyle.allCases)
            func `a window closed while the popup is open takes it along`(style: FieldStyle) {
                for _ in 0..<20 {
                    weak var controller: FieldController?
                    do {
                        let field = Stage.countryField(style)
                        controller = field.controller
                        let window = Stage.window(showing: field.widget)
                        field.send(.popupOpen)
                        Stage.settle(milliseconds: 10)
                        #expect(field.state.isOpen)
                        Stage.close(window)
                        #expect(!field.state.isOpen && field.state.selection.isEmpty)
                    }
                    Stage.settle(milliseconds: 5)
                    #expect(controller == nil, "the controller leaked")
                }
            }

            @Test(arguments: FieldStyle.allCases)
            func `a handler may destroy the field it hears from`(style: FieldStyle) {
                let field = Stage.countryField(style)
                let window = Stage.window(showing: field.widget)
                var changes = 0
                field.onChange = { _ in
                    changes += 1
                    gtk_window_destroy(window.cast(to: GtkWindow.self))
                }
                field.send(.popupOpen)
                Stage.settle()
                field.send(.keyPress(.down, []))
                field.send(.toolbarDone)
                Stage.settle()
                #expect(changes == 1)
                #expect(!field.state.isOpen)
            }

            @Test(arguments: FieldStyle.allCases)
            func `a field outlives its window with the pointer over the popup and serves in another`(
                style: FieldStyle
            ) throws {
                let field = Stage.countryField(style)
                for _ in 0..<2 {
                    let window = Stage.window(showing: field.widget)
                    field.send(.popupOpen)
                    Stage.settle()
                    let popover = try #require(FieldLook(controller: field.controller).popover)
                    var isOver = false
                    let motion = gtk_event_controller_motion_new()!
                    Signals.connect(motion.raw, "motion") { _ in isOver = true }
                    gtk_widget_add_controller(popover, motion)
                    try Pointer.move(over: popover, x: 40, y: 40)
                    #expect(Stage.wait { isOver })
                    // The field is the window's no more, and its popover is realised no more, but neither is gone.
                    gtk_window_destroy(window.cast(to: GtkWindow.self))
                    // A tooltip is looked for half a second after the pointer came, and the machine is busy.
                    usleep(600_000)
                    Stage.settle()
                    #expect(!field.state.isOpen)
                    #expect(FieldLook(controller: field.controller).popover == nil)
                }
            }

            @Test func `ten thousand fields come and go and none is left`() {
                final class Count { var alive = 0 }
                weak var last: FieldController?
                for number in 0..<10_000 {
                    let field = Stage.countryField(FieldStyle.allCases[number % 3])
                    field.onChange = { [weak field] _ in field?.send(.selectionSet([])) }
                    field.send(.selectionSet([["Belgium"]]))
                    last = field.controller
                }
                Stage.settle(milliseconds: 5)
                #expect(last == nil)
            }

            @Test(arguments: FieldStyle.allCases)
            func `R8 R9 options replaced from a change handler, with the popup open, are one step`(
                style: FieldStyle
            ) {
                let field = Stage.countryField(style)
                let window = Stage.window(showing: field.widget)
                defer { Stage.close(window) }
                var reasons: [ChangeReason] = []
                field.onChange = { [weak field] change in
                    reasons.append(change.reason)
                    field?.send(.optionsReplace(OptionList(titles: ["Xanadu", "Yemen"]), column: 0))
                }
                field.send(.popupOpen)
                field.send(.selectionSet([["Belgium"]]))
                Stage.settle()
                #expect(reasons == [.script, .optionsChanged])
                #expect(field.state.selection.isEmpty)
                #expect(
                    FieldLook(controller: field.controller).differences(from: field.state.snapshot).isEmpty)
            }

            @Test func `R24 a field is bound to another model while its popup is open`() {
                let first = FieldModel(
                    FieldState(
                        FieldConfiguration(name: "a", label: "A"), options: [OptionList(titles: ["1"])]))
                let second = FieldModel(
                    FieldState(
                        FieldConfiguration(name: "b", label: "B"), options: [OptionList(titles: ["2"])],
                        selected: [[Pick(id: "2", title: "2")]]))
                let field = PickerFieldWidget(first)
                let window = Stage.window(showing: field.widget)
                defer { Stage.close(window) }
                field.send(.popupOpen)
                Stage.settle()
                field.bind(second)
                Stage.settle()
                let look = FieldLook(controller: field.controller)
                #expect(look.text == "2")
                #expect(look.popover == nil)
            }

            @Test(arguments: [0, 100, 200] as [UInt32])
            func `a window is closed while a sheet slides in or out`(milliseconds: UInt32) {
                for isSlidingOut in [false, true] {
                    weak var controller: FieldController?
                    do {
                        let field = Stage.countryField(.wheel)
                        field.presentation = .sheet
                        controller = field.controller
                        let host = PickerSheetHost(content: field.widget)
                        let window = Stage.window(showing: host.widget)
                        field.send(.popupOpen)
                        if isSlidingOut {
                            Stage.settle(milliseconds: 400)
                            field.send(.toolbarDone)
                        }
                        Stage.settle(milliseconds: milliseconds)
                        #expect(field.state.isOpen == !isSlidingOut)
                        #expect(!Stage.descendants(of: host.widget, gtk_revealer_get_type()).isEmpty)
                        Stage.close(window)
                        #expect(!field.state.isOpen)
                    }
                    // The sheet's own clock strikes in a window that is gone.
                    Stage.settle(milliseconds: 400)
                    #expect(controller == nil, "the controller leaked")
                }
            }

            @Test func `a wheel's options are replaced while it turns, from its handler too`() {
                let field = Stage.countryField(.wheel, titles: (1...200).map { "Option \($0)" })
                let window = Stage.window(showing: field.widget)
                defer { Stage.close(window) }
                var reasons: [ChangeReason] = []
                field.onChange = { [weak field] change in
                    reasons.append(change.reason)
                    guard reasons.count == 1 else { return }
                    field?.send(
                        .optionsReplace(OptionList(titles: ["Xanadu", "Yemen", "Zambia"]), column: 0))
                }
                field.send(.popupOpen)
                field.send(.wheelDrag(by: 1, column: 0))
                field.send(.wheelRelease(velocity: 60, column: 0))
                Stage.settle()
                #expect(field.state.snapshot.columns[0].isTurning)
                field.send(.optionsReplace(OptionList(titles: (1...100).map { "Option \($0)" }), column: 0))
                Stage.settle()
                #expect(field.state.isOpen)
                #expect(Stage.wait { !field.state.snapshot.columns[0].isTurning })
                field.send(.toolbarDone)
                Stage.settle()
                #expect(reasons.count == 2 && reasons.last == .optionsChanged)
                #expect(field.state.snapshot.columns[0].rowCount == 3)
                #expect(
                    FieldLook(controller: field.controller).differences(from: field.state.snapshot).isEmpty)
            }

            @Test func `a choice is awaited, committed or cancelled`() async {
                let field = Stage.countryField(.menu)
                let window = Stage.window(showing: field.widget)
                let picked = Task { await field.choice() }
                while !field.state.isOpen { await Task.yield() }
                field.send(.keyPress(.down, []))
                field.send(.toolbarDone)
                #expect(await picked.value?.ids == ["Belgium"])
                let cancelled = Task { await field.choice() }
                while !field.state.isOpen { await Task.yield() }
                field.send(.toolbarCancel)
                #expect(await cancelled.value == nil)
                let orphaned = Task { await field.choice() }
                while !field.state.isOpen { await Task.yield() }
                Stage.close(window)
                #expect(await orphaned.value == nil)
            }

            @Test func `changes are a stream that ends with the widget`() async {
                let stream: AsyncStream<Change>
                do {
                    let field = Stage.countryField(.menu)
                    stream = field.changes
                    field.send(.selectionSet([["Austria"]]))
                    field.send(.selectionSet([["Belgium"]]))
                }
                Stage.settle()
                var seen: [[OptionID]] = []
                for await change in stream { seen.append(change.to.ids) }
                #expect(seen == [["Austria"], ["Belgium"]])
            }
        }
    }
#endif
