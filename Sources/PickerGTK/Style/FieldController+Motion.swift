#if GTK
    import CPickerGTK
    import PickerCore

    /// The desktop's wish for less motion becomes the field's, while it lasts (R15).
    extension FieldController {
        func followDesktop() {
            wantsLessMotion = Toolkit.reducesMotion
            guard let settings = gtk_settings_get_default() else { return }
            motionWatch = Connection(
                UnsafeMutableRawPointer(settings), "notify::gtk-enable-animations"
            ) { [weak self] in
                guard let self, isAlive else { return }
                wantsLessMotion = Toolkit.reducesMotion
                followMotion()
            }
        }

        /// An app that replaces the configuration, or another model, need not know of the desktop's wish.
        func followMotion() {
            var configuration = field.configuration
            if wantsLessMotion, !configuration.reducesMotion {
                hasReducedMotion = true
                configuration.reducesMotion = true
                port.send(.configurationReplace(configuration))
            } else if !wantsLessMotion {
                giveMotionBack(to: port)
            }
        }

        /// What the app itself wants for a model counts again.
        func giveMotionBack(to port: FieldPort) {
            guard hasReducedMotion else { return }
            hasReducedMotion = false
            var configuration = port.state().configuration
            configuration.reducesMotion = false
            port.send(.configurationReplace(configuration))
        }
    }
#endif
