#if GTK
    import CPickerGTK

    extension Toolkit {
        /// Calls a closure at each emission of a signal, until the sender is gone, which keeps the closure alive.
        ///
        /// For signals whose arguments do not matter, such as a button's `clicked`.
        ///
        /// - Precondition: the widget's type has the signal.
        @MainActor
        public static func connect(
            _ widget: WidgetPointer, _ signal: String, _ body: @escaping @MainActor () -> Void
        ) {
            Signals.connect(widget.raw, signal) { _ -> Void in body() }
        }
    }
#endif
