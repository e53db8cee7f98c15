#if GTK
    import CPickerGTK

    /// Keeps presses from being lost, or from meeting another row, because of motion that nobody made.
    ///
    /// After a new layout GTK tells of a motion to where the pointer rests, so that the widget under it is known.
    @MainActor
    enum InventedMotion {
        private final class Press {
            var isHeld = false
        }

        /// On an X server GTK asks for the buttons as well, as they are now, while the release of one may still wait to be
        /// dealt with. Gestures find a button up whose release they have not heard of, and forget the press.
        ///
        /// What was under the pointer when a button went down keeps it until the button's release has been told. GTK has
        /// seen what is under the pointer before widgets hear of a motion.
        static func ignoreDuringPresses(in widget: WidgetPointer) {
            let press = Press()
            let controller = gtk_event_controller_legacy_new()!
            gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
            Signals.connect(
                controller.raw, "event",
                asking: { _ in
                    guard let event = gtk_event_controller_get_current_event(controller) else { return false }
                    switch gdk_event_get_event_type(event) {
                    case GDK_BUTTON_PRESS: press.isHeld = true
                    case GDK_BUTTON_RELEASE: press.isHeld = false
                    case GDK_MOTION_NOTIFY: return press.isHeld && gdk_event_get_time(event) == inventedTime
                    default: break
                    }
                    return false
                })
            gtk_widget_add_controller(widget, controller)
        }

        @MainActor
        private final class Layouts {
            private var clock: ObjectReference?
            private var handler: UInt = 0
            private var isWaiting = false

            func follow(_ found: OpaquePointer) {
                guard clock == nil else { return }
                clock = ObjectReference(found.raw)
                handler = Signals.connect(found.raw, "layout", after: true) { [weak self] _ in self?.note() }
            }

            /// A frame that is asked for during another one comes at once, and the next one after it, as fast as they can.
            private func note() {
                guard !isWaiting else { return }
                isWaiting = true
                Later.whenIdle { [weak self] in
                    guard let self else { return }
                    isWaiting = false
                    guard let clock else { return }
                    gdk_frame_clock_request_phase(clock.opaque, GDK_FRAME_CLOCK_PHASE_FLUSH_EVENTS)
                }
            }

            func leave() {
                guard let clock else { return }
                g_signal_handler_disconnect(clock.pointer, gulong(handler))
                self.clock = nil
            }
        }

        /// GTK tells of it when a frame begins that deals with events. Where no compositor asks for one, that is the frame
        /// after the next event, and a press on a row that was scrolled under a pointer at rest would meet the row that was
        /// there before.
        static func tellAfterEachLayout(of popover: WidgetPointer) {
            let layouts = Layouts()
            Signals.connect(popover.raw, "map") { _ in
                gtk_widget_get_frame_clock(popover).map { layouts.follow($0) }
            }
            Signals.connect(popover.raw, "unmap") { _ in layouts.leave() }
        }

        /// GTK's own events bear no time; those of a device tell when they happened.
        private static let inventedTime = guint32(GDK_CURRENT_TIME)
    }
#endif
