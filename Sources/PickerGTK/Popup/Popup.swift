#if GTK
    import CPickerGTK
    import PickerCore

    /// What a popup shows.
    @MainActor
    protocol PopupContent: AnyObject {
        var root: WidgetPointer { get }
        func update(_ field: FieldState, _ snapshot: FieldSnapshot)
        /// The list or wheel that keys speak to takes the focus.
        func takeFocus()
        var searchHasFocus: Bool { get }
        /// Control-F; false where there is no search box.
        func focusSearch() -> Bool
        /// The popup goes; nothing is drawn until it is opened again.
        func close()
        func reopen()
    }

    /// An open popup: its frame, a popover or a sheet, and its content.
    @MainActor
    final class Popup {
        private let content: any PopupContent
        private let frame: any PopupFrame
        private weak var controller: FieldController?
        private let takesFocus: Bool
        private let shape: Shape

        /// What decides which widgets a popup has: one that was closed serves again while it stays the same.
        private struct Shape: Equatable {
            let style: FieldStyle
            let columns: [String]
            let rowCount: Int
            let isMultiple: Bool
            let isRightToLeft: Bool

            @MainActor
            init(_ snapshot: FieldSnapshot) {
                style = snapshot.style
                columns = snapshot.columns.map(\.label)
                rowCount = snapshot.rowCount
                isMultiple = snapshot.isMultiple
                isRightToLeft = snapshot.isRightToLeft
            }
        }

        /// Whether this popup, closed before, can show a field that opens. A list's rows are then there already.
        func serves(_ snapshot: FieldSnapshot) -> Bool {
            snapshot.style != .wheel && frame.isUsable && shape == Shape(snapshot)
        }

        func reopen() { content.reopen() }

        init(_ controller: FieldController, _ snapshot: FieldSnapshot) {
            self.controller = controller
            takesFocus = snapshot.style != .combo
            shape = Shape(snapshot)
            if let (sheet, host) = Self.sheet(controller, snapshot) {
                content = sheet
                frame = SheetFrame(controller, content: sheet.root, host: host)
            } else {
                content =
                    snapshot.style == .wheel
                    ? WheelContent(controller, snapshot, isSheet: false) : ListContent(controller, snapshot)
                frame = PopoverFrame(controller, content: content.root, grabs: takesFocus)
            }
            Direction.apply(isRightToLeft: snapshot.isRightToLeft, to: frame.root)
            let keys = gtk_event_controller_key_new()!
            gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
            Signals.connect(
                keys.raw, "key-pressed",
                asking: { [weak controller, weak self] arguments in
                    let isFind = arguments.uint(0) == UInt32(GDK_KEY_f)
                    let isControl = arguments.flags(2) & GDK_CONTROL_MASK.rawValue != 0
                    if isFind, isControl, self?.content.focusSearch() == true { return true }
                    let isClose = arguments.uint(0) == UInt32(GDK_KEY_F4)
                    let isAlt = arguments.flags(2) & GDK_ALT_MASK.rawValue != 0
                    if isClose, isAlt, self?.isSheet == false {
                        controller?.closeWindow()
                        return true
                    }
                    guard let self, let controller else { return false }
                    let (value, state) = (arguments.uint(0), arguments.flags(2))
                    return controller.press(value, state: state, editsText: content.searchHasFocus)
                        || !isSheet && controller.onPassedKey?(value, state) == true
                })
            gtk_widget_add_controller(frame.root, keys)
        }

        /// The wheels of a sheet, where one is wanted and fits; a popover may be larger than its window.
        private static func sheet(
            _ controller: FieldController, _ snapshot: FieldSnapshot
        ) -> (WheelContent, host: WidgetPointer)? {
            guard snapshot.style == .wheel,
                let host = PickerSheetHost.isWanted(controller.presentation, around: controller.parts.root)
            else { return nil }
            let content = WheelContent(controller, snapshot, isSheet: true)
            content.fit(to: gtk_widget_get_width(host))
            if PickerSheetHost.hasRoom(host, for: content.root) { return (content, host) }
            g_object_ref_sink(content.root)
            g_object_unref(content.root)
            return nil
        }

        /// Whether the popup has taken the keyboard's focus, so that the field has not been left.
        var holdsFocus: Bool { takesFocus }

        var isSheet: Bool { frame is SheetFrame }

        var focusIsInside: Bool { (frame as? SheetFrame)?.hasFocus ?? true }

        func update(_ field: FieldState, _ snapshot: FieldSnapshot) {
            content.update(field, snapshot)
            guard !frame.isShown else { return }
            frame.show { [weak content, takesFocus] in
                if takesFocus { content?.takeFocus() }
            }
        }

        /// A person goes on with a field that was scrolled away.
        func bringBack() { (frame as? PopoverFrame)?.bringBack() }

        func close() {
            content.close()
            frame.close()
        }

        /// Gives up the widgets, as soon as GTK is not busy with them.
        func discard() {
            Later.whenIdle { [frame] in frame.discard() }
        }
    }

    /// What a popup stands in.
    @MainActor
    protocol PopupFrame: AnyObject {
        var root: WidgetPointer { get }
        /// Whether it shows, or is going to.
        var isShown: Bool { get }
        /// Whether it may be shown again once it was closed.
        var isUsable: Bool { get }
        /// - Parameter whenShown: called whenever it comes up, which may be later and more than once.
        func show(_ whenShown: @escaping () -> Void)
        func close()
        /// Gives up the widgets; never to be called from a handler of theirs.
        func discard()
    }
#endif
