import PickerCore
import PickerGTK

guard Toolkit.start() else { fatalError("there is no display") }

let teas = OptionList(titles: ["Assam", "Ceylon", "Darjeeling", "Earl Grey", "Oolong"])
let field = PickerFieldWidget(
    FieldState(FieldConfiguration(name: "tea", label: "Tea", style: .combo), options: [teas]))
field.onChange = { print("picked", $0.to.ids.map(\.text), "because of", $0.reason) }

let window = gtk_window_new()!
func asWindow(_ widget: WidgetPointer) -> UnsafeMutablePointer<GtkWindow> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
}
gtk_window_set_title(asWindow(window), "Tea")
gtk_window_set_default_size(asWindow(window), 320, 160)
gtk_window_set_child(asWindow(window), PickerSheetHost(content: field.widget).widget)

// A choice can be awaited as well: the popup opens, and this goes on when the person is done.
Toolkit.connect(window, "map") {
    Task {
        if let choice = await field.choice() { print("chosen", choice.ids.map(\.text)) }
    }
}
Toolkit.run(window)
