#if GTK
    import CPickerGTK

    /// Tells when a widget that a popover stands at may have come into sight, or is about to leave it.
    @MainActor
    final class AnchorWatch {
        private let anchor: WidgetPointer
        private let body: @MainActor (Event) -> Void
        private var connections: [Connection] = []

        /// What each viewport around it measured at the last layout.
        private var lengths: [[Double]]
        private var preceding: PrecedingWidgets

        enum Event {
            /// The window came, went, or became the active one or another did.
            case window
            /// What is around it is scrolled or grows, and is laid out after this. It may come to lie so many pixels
            /// elsewhere than can be foreseen.
            case scroll(leeway: Double)
            /// A frame has been laid out.
            case layout
        }

        init(_ anchor: WidgetPointer, _ body: @escaping @MainActor (Event) -> Void) {
            self.anchor = anchor
            self.body = body
            lengths = Viewport.around(anchor).map(\.lengths)
            preceding = PrecedingWidgets(of: anchor)
            watchWindow()
            watchFrames()
            var ancestor = gtk_widget_get_parent(anchor)
            while let next = ancestor {
                if picker_is_a(next.raw, gtk_scrollable_get_type()).isTrue { watchScrolling(next) }
                ancestor = gtk_widget_get_parent(next)
            }
        }

        private func watchWindow() {
            guard let window = gtk_widget_get_root(anchor) else { return }
            connect(window.raw, "notify::is-active")
            guard let surface = gtk_native_get_surface(window) else { return }
            connect(surface.raw, "notify::mapped")
            if picker_is_a(surface.raw, gdk_toplevel_get_type()).isTrue {
                connect(surface.raw, "notify::state")
            }
        }

        private func connect(_ object: UnsafeMutableRawPointer, _ signal: String) {
            connections.append(
                Connection(object, signal) { [weak self] in
                    // A window manager that holds the keyboard for a moment takes it from the window and gives it back.
                    Later.whenIdle { self?.body(.window) }
                })
        }

        private func watchScrolling(_ scrollable: WidgetPointer) {
            // Where a list puts its rows is known when it is laid out and not before.
            let isForeseen = picker_is_a(scrollable.raw, gtk_viewport_get_type()).isTrue
            for adjustment in [
                gtk_scrollable_get_hadjustment(scrollable.opaque),
                gtk_scrollable_get_vadjustment(scrollable.opaque),
            ] {
                guard let adjustment else { continue }
                connections.append(
                    Connection(UnsafeMutableRawPointer(adjustment), "value-changed") { [weak self] in
                        self?.body(.scroll(leeway: isForeseen ? 0 : Self.anywhere))
                    })
            }
        }

        /// In pixels: more than any content measures.
        private static let anywhere = 1e9

        private func watchFrames() {
            guard let clock = gtk_widget_get_frame_clock(anchor) else { return }
            connections += [
                Connection(clock.raw, "before-paint") { [weak self] in
                    guard let self else { return }
                    let push = PrecedingWidgets(of: anchor).difference(from: preceding)
                    if push > 0 { body(.scroll(leeway: push)) }
                },
                Connection(clock.raw, "after-paint") { [weak self] in
                    guard let self else { return }
                    lengths = Viewport.around(anchor).map(\.comingLengths)
                    preceding = PrecedingWidgets(of: anchor)
                    body(.layout)
                },
            ]
        }

        /// By how many pixels what is scrolled is going to grow or shrink in the next layout.
        var growth: Double {
            let viewports = Viewport.around(anchor)
            guard viewports.count == lengths.count else { return Self.anywhere }
            return zip(viewports, lengths).reduce(0) { sum, pair in
                sum + zip(pair.0.comingLengths, pair.1).reduce(0) { $0 + abs($1.0 - $1.1) }
            }
        }
    }
#endif
