#if GTK
    import CPickerGTK

    /// Connects pointer, finger, scroll wheel and touch pad to a wheel.
    @MainActor
    enum WheelInput {
        static func connect(_ view: WheelView) {
            let drag = gtk_gesture_drag_new()!
            var start = 0.0
            Signals.connect(drag.raw, "drag-begin") { [weak view] arguments -> Void in
                start = arguments.double(1)
                view?.takeHold()
            }
            Signals.connect(drag.raw, "drag-update") { [weak view] arguments in
                view?.drag(to: arguments.double(1), at: Toolkit.now)
            }
            Signals.connect(drag.raw, "drag-end") { [weak view] _ in
                view?.letGo(startY: start, at: Toolkit.now)
            }
            gtk_widget_add_controller(view.root, drag)

            let flags = GtkEventControllerScrollFlags(
                GTK_EVENT_CONTROLLER_SCROLL_VERTICAL.rawValue | GTK_EVENT_CONTROLLER_SCROLL_KINETIC.rawValue)
            let scroll = gtk_event_controller_scroll_new(flags)!
            var isSmooth = false
            Signals.connect(
                scroll.raw, "scroll",
                asking: { [weak view] arguments in
                    let isNotches = gtk_event_controller_scroll_get_unit(scroll) == GDK_SCROLL_UNIT_WHEEL
                    isSmooth = !isNotches
                    view?.scroll(by: arguments.double(1), isNotches: isNotches)
                    return true
                })
            Signals.connect(scroll.raw, "decelerate") { [weak view] arguments -> Void in
                if isSmooth { view?.endScrolling(velocity: arguments.double(1)) }
                isSmooth = false
            }
            Signals.connect(scroll.raw, "scroll-end") { [weak view] _ -> Void in
                // A touch pad that is left with some speed reports it right after this.
                Later.whenIdle {
                    if isSmooth { view?.endScrolling(velocity: 0) }
                    isSmooth = false
                }
            }
            gtk_widget_add_controller(view.root, scroll)
        }
    }
#endif
