#if GTK
    import CPickerGTK

    /// Keeps presses from being lost to motion that nobody made.
    ///
    /// After a new layout GTK tells of a motion to where the pointer rests, so that the widget under it is known. On an X
    /// server GTK asks for the buttons as well, as they are now, while the release of one may still wait to be dealt with.
    /// Gestures find a button up whose release they have not heard of, and forget the press.
    @MainActor
    enum InventedMotion {
        private final class Press {
            var isHeld = false
        }

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

        /// GTK's own events bear no time; those of a device tell when they happened.
        private static let inventedTime = guint32(GDK_CURRENT_TIME)
    }
#endif
