#if GTK
    import CPickerGTK
    import PickerCore

    /// Lets a person fill a form, or one field of it, in a window of its own, as a command does.
    @MainActor
    public final class WindowPicker {
        public enum Outcome: Equatable, Sendable {
            /// The field was committed or the form submitted.
            case done
            /// None was picked on purpose.
            case cleared
            /// Done without anything to commit.
            case nothing
            case cancelled
            /// A signal asked the program to end.
            case terminated(signal: Int32)
        }

        private let form: PickerFormWidget
        private let window: WidgetPointer
        private let loop: OpaquePointer
        private let isForm: Bool
        private var outcome = Outcome.cancelled
        private var isEnding = false
        /// Whether what happens now comes of a press outside the popup.
        private var isPressOutside = false

        /// Call `Toolkit.start` first.
        ///
        /// - Parameters:
        ///   - isForm: whether the person fills all fields and submits them, or is done with the first.
        ///   - rowLimit: the most rows of a popup; `nil` for each field's own number.
        public init(_ state: FormState, isForm: Bool, title: String, rowLimit: Int? = nil) {
            self.isForm = isForm
            form = PickerFormWidget(state)
            loop = g_main_loop_new(nil, 0)
            window = gtk_window_new()
            gtk_window_set_title(window.cast(), DisplayText(title).text)
            gtk_window_set_default_size(window.cast(), Self.width, -1)
            gtk_window_set_child(window.cast(), content())
            InventedMotion.ignoreDuringPresses(in: window)
            Signals.connect(
                window.raw, "close-request",
                asking: { [weak self] _ in
                    // The window stays until the field in it has heard of this, and goes by `end` alone.
                    self?.end(.cancelled)
                    return true
                })
            let keys = gtk_event_controller_key_new()!
            Signals.connect(
                keys.raw, "key-pressed",
                asking: { [weak self] in self?.press($0.uint(0), $0.flags(2)) ?? false })
            gtk_widget_add_controller(window, keys)
            form.controller.onPassedKey = { [weak self] in self?.press($0, $1) ?? false }
            form.onEffect = { [weak self] in self?.carryOut($0) }
            form.onEvent = { [weak self] event in
                self?.note(event)
            }
            for (place, field) in state.fields.enumerated() {
                var configuration = field.configuration
                let limit = min(rowLimit ?? .max, configuration.style == .wheel ? Screen.wheelRowCount : .max)
                guard configuration.rowCount > limit else { continue }
                configuration.visibleRows = limit
                form.send(.field(place, .configurationReplace(configuration)))
            }
        }

        /// A key that no field wants.
        private func press(_ value: UInt32, _ state: UInt32) -> Bool {
            switch KeyTranslation.key(value, state: state) {
            case (.escape, _)?: end(.cancelled)
            case (.character("s"), .ctrl)? where isForm: form.send(.formSubmit)
            default: return false
            }
            return true
        }

        /// In pixels: a field as wide as most titles, on any screen.
        private static let width: Int32 = 360
        /// In pixels, around what the window holds.
        private static let margin = 18.0

        private func content() -> WidgetPointer {
            let margin = Int32(Self.margin)
            guard isForm, let texts = form.state.fields.first?.texts else {
                form.widget.setMargins(top: margin, bottom: margin, sides: margin)
                return form.widget
            }
            let cancel = gtk_button_new_with_label(texts(.cancel))!
            Signals.connect(cancel.raw, "clicked") { [weak self] _ in self?.end(.cancelled) }
            let done = gtk_button_new_with_label(texts(.done))!
            done.addClass("suggested-action")
            Signals.connect(done.raw, "clicked") { [weak self] _ in self?.form.send(.formSubmit) }
            return FormLayout.content(fields: form.widget, buttons: [cancel, done], margin: margin)
        }

        /// Called with each event that is sent, for recording.
        public var onEvent: ((FormEvent) -> Void)?

        /// Called with the form as it stands when the display has gone away, and everything of GTK with it. Without a handler
        /// GTK ends the process.
        public var onDisplayLost: ((FormState) -> Never)?

        /// Shows the window until the person is done, or a signal asks the program to end.
        ///
        /// - Parameter feed: more options, which show as they come.
        public func run(feed: OptionFeed? = nil) -> (Outcome, FormState) {
            if !isForm { openWhenActive() }
            gtk_window_present(window.cast())
            let watch = feed.map { FeedWatch($0) { [weak self] in self?.form.send($0) } }
            let signals = EndingSignals { [weak self] in self?.end(.terminated(signal: $0)) }
            if let onDisplayLost {
                DisplayConnection.watch { [form] in onDisplayLost(form.state) }
            }
            g_main_loop_run(loop)
            signals.stop()
            watch?.stop()
            return (outcome, form.state)
        }

        /// A popup needs its window on the screen, and its grab a window that is active. Where no window manager
        /// makes it so, it opens all the same.
        private func openWhenActive() {
            var isOpened = false
            let open: @MainActor () -> Void = { [weak self] in
                guard let self, !isOpened else { return }
                isOpened = true
                form.send(.field(0, .popupOpen))
            }
            Signals.connect(window.raw, "notify::is-active") { _ in
                Later.after(milliseconds: Self.settling, open)
            }
            Signals.connect(window.raw, "map") { _ in Later.after(milliseconds: Self.patience, open) }
        }

        /// In milliseconds: until a window that was shown has been placed.
        private static let settling: UInt32 = 50
        private static let patience: UInt32 = 400

        private func carryOut(_ effect: FormEffect) {
            switch effect {
            case .submitted: if isForm { end(.done) }
            case .field(_, .dismiss(let reason)) where !isForm:
                // GTK keeps the press that takes a popup away from whoever would close the window.
                if isPressOutside, !isPointerOverContent { return end(.cancelled) }
                switch reason {
                case .commit: end(.done)
                case .clear: end(.cleared)
                case .nothingToCommit: end(.nothing)
                case .revert, .unavailable: end(.cancelled)
                }
            default: break
            }
        }

        /// Whether the pointer is where the field is; its title bar or another window is not what is picked in.
        private var isPointerOverContent: Bool {
            guard let surface = gtk_native_get_surface(window.opaque),
                let seat = gdk_display_get_default_seat(gtk_widget_get_display(window)),
                let pointer = gdk_seat_get_pointer(seat), let content = gtk_window_get_child(window.cast())
            else { return true }
            var (x, y) = (0.0, 0.0)
            guard gdk_surface_get_device_position(surface, pointer, &x, &y, nil).isTrue else { return false }
            var (left, top) = (0.0, 0.0)
            gtk_native_get_surface_transform(window.opaque, &left, &top)
            var (innerX, innerY) = (0.0, 0.0)
            return gtk_widget_translate_coordinates(window, content, x - left, y - top, &innerX, &innerY)
                .isTrue
                && (-Self.margin..<Double(gtk_widget_get_width(content)) + Self.margin).contains(innerX)
                && (-Self.margin..<Double(gtk_widget_get_height(content)) + Self.margin).contains(innerY)
        }

        private func note(_ event: FormEvent) {
            isPressOutside = false
            if case .field(_, .outsidePress) = event { isPressOutside = true }
            onEvent?(event)
        }

        /// What ends it first counts; whatever comes until the window is gone comes too late.
        private func end(_ outcome: Outcome) {
            guard !isEnding else { return }
            isEnding = true
            self.outcome = outcome
            // The event that led here is still being dealt with.
            Later.whenIdle { [self] in
                gtk_window_destroy(window.cast())
                g_main_loop_quit(loop)
            }
        }
    }
#endif
