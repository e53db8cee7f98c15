#if GTK
    import PickerCore
    import PickerGTK

    /// Our own time in a frame of a turning wheel: the event, the snapshot and what is handed to GTK to draw.
    @MainActor
    enum WheelFrame {
        static func run() {
            var configuration = FieldConfiguration(
                name: "wheel", label: "Wheel", style: .wheel,
                columns: [ColumnConfiguration(label: "One"), ColumnConfiguration(label: "Two")])
            configuration.visibleRows = 9
            let list = OptionList(titles: (1...10_000).map { "Option number \($0)" })
            let field = PickerFieldWidget(FieldState(configuration, options: [list, list]))
            let window = Measuring.window(showing: field.widget)
            field.send(.popupOpen)
            Measuring.rest(milliseconds: 500)
            guard let wheel = findWheel(in: field.widget) else { return print("no wheel") }
            let widgetClass = UnsafeMutableRawPointer(wheel).assumingMemoryBound(to: GTypeInstance.self)
                .pointee
                .g_class!
            let draw = UnsafeMutableRawPointer(widgetClass).assumingMemoryBound(to: GtkWidgetClass.self)
                .pointee
                .snapshot!
            let time = Measuring.median(of: 500) {
                let start = Measuring.now
                field.send(.wheelDrag(by: 0.37, column: 0))
                for _ in 0..<2 {
                    let snapshot = gtk_snapshot_new()!
                    draw(wheel, snapshot)
                    g_object_unref(UnsafeMutableRawPointer(snapshot))
                }
                return Measuring.now - start
            }
            print(
                "| a frame of a turning wheel, two columns of 9 rows | 10000 | \(Measuring.text(time, "ms")) | - |"
            )
            Measuring.close(window)
        }

        private static func findWheel(in widget: WidgetPointer) -> WidgetPointer? {
            let type = g_type_from_name("PickerWheel")
            return type == 0 ? nil : Measuring.descendant(of: widget, type)
        }
    }
#endif
