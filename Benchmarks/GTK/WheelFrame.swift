#if GTK
    import PickerCore
    import PickerGTK

    /// Our own time in a frame of a turning wheel: the event, the snapshot and what is handed to GTK to draw.
    @MainActor
    enum WheelFrame {
        static func run(_ table: Table) {
            var configuration = FieldConfiguration(
                name: "wheel", label: "Wheel", style: .wheel,
                columns: [ColumnConfiguration(label: "One"), ColumnConfiguration(label: "Two")])
            configuration.visibleRows = 9
            let list = OptionList(titles: (1...10_000).map { "Option number \($0)" })
            let field = PickerFieldWidget(FieldState(configuration, options: [list, list]))
            let window = Windows.show(field.widget)
            field.send(.popupOpen)
            Measuring.rest(milliseconds: 500)
            guard let wheel = findWheel(in: field.widget) else { return print("no wheel") }
            let widgetClass = UnsafeMutableRawPointer(wheel).assumingMemoryBound(to: GTypeInstance.self)
                .pointee
                .g_class!
            let draw = UnsafeMutableRawPointer(widgetClass).assumingMemoryBound(to: GtkWidgetClass.self)
                .pointee
                .snapshot!
            let time = Measuring.median(
                (0..<500).map { _ in
                    let start = Measuring.now
                    field.send(.wheelDrag(by: 0.37, column: 0))
                    for _ in 0..<2 {
                        let snapshot = gtk_snapshot_new()!
                        draw(wheel, snapshot)
                        g_object_unref(UnsafeMutableRawPointer(snapshot))
                    }
                    return Measuring.now - start
                })
            table.row(
                "a frame of a turning wheel, two columns of 9 rows, our own time", 10_000,
                Table.text(time, "ms"), "-")
            Windows.close(window)
        }

        private static func findWheel(in widget: WidgetPointer) -> WidgetPointer? {
            let type = g_type_from_name("PickerWheel")
            return type == 0 ? nil : widget.descendant(type)
        }
    }
#endif
