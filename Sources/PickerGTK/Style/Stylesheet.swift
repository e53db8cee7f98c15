#if GTK
    import CPickerGTK

    /// What the library adds to the desktop's theme; colours are the theme's own, so dark and high-contrast
    /// themes hold. An app overrides any of it with a provider of its own.
    @MainActor
    enum Stylesheet {
        private static var isInstalled = false

        static func install() {
            guard !isInstalled, let display = gdk_display_get_default() else { return }
            isInstalled = true
            let provider = gtk_css_provider_new()
            gtk_css_provider_load_from_data(provider, text, -1)
            gtk_style_context_add_provider_for_display(display, OpaquePointer(provider), priority)
            g_object_unref(provider)
        }

        /// Over the theme, which GTK adds with the priority of settings and whose rules for popovers and lists would win
        /// otherwise, and under every app.
        private static let priority = guint(GTK_STYLE_PROVIDER_PRIORITY_SETTINGS + 1)

        static let text = field + popup + rows + wheel

        /// The error colour is dark in dark themes too; mixed with the text's it can be read in any.
        private static let field = """
            pickerfield > .picker-label { font-size: smaller; margin-bottom: 4px; }
            pickerfield > .picker-message { font-size: smaller; margin-top: 4px; \
            color: mix(@error_color, @theme_fg_color, 0.6); }
            pickerfield:not(.combo) .picker-value > text { caret-color: transparent; }
            pickerfield.invalid .picker-value { border-color: mix(@error_color, @theme_fg_color, 0.3); }
            pickerfield.read-only .picker-value { background-color: @theme_bg_color; }
            pickerfield.read-only .picker-value > image { opacity: 0.35; }
            pickerfield.open:not(.combo) .picker-value { outline: 2px solid alpha(@theme_selected_bg_color, 0.5); \
            outline-offset: -2px; }

            """

        private static let popup = """
            popover.picker-popup { padding: 0; margin-top: 4px; }
            popover.picker-popup > contents { padding: 0; }
            popover.picker-popup .picker-status { padding: 10px; }
            popover.picker-popup .picker-search { margin: 6px 6px 0 6px; }
            .picker-bar { padding: 6px; border-bottom: 1px solid alpha(@borders, 0.5); }
            .picker-bar.picker-checks { border-bottom: none; border-top: 1px solid alpha(@borders, 0.5); }
            .picker-sheet { background-color: @theme_bg_color; border-top: 1px solid @borders; }

            """

        /// The highlight is the row's alone, without the heading of the section that begins there.
        private static let rows = """
            popover.picker-popup listview { background: none; padding: 6px 0; }
            popover.picker-popup listview > row, popover.picker-popup listview > row:hover, \
            popover.picker-popup listview > row:selected { padding: 0 6px; margin: 0; outline: none; \
            box-shadow: none; background: none; color: inherit; }
            popover.picker-popup listview.picker-unlisted { border-bottom: 1px solid alpha(@borders, 0.5); }
            popover.picker-popup .picker-row { padding: 5px 8px; min-height: 24px; border-radius: 6px; }
            popover.picker-popup listview > row:selected .picker-row { \
            background-color: @theme_selected_bg_color; color: @theme_selected_fg_color; }
            popover.picker-popup .picker-section { padding: 8px 8px 2px 8px; font-weight: bold; \
            font-size: smaller; opacity: 0.7; }
            popover.picker-popup .picker-subtitle { font-size: smaller; opacity: 0.7; }
            popover.picker-popup listview > row:selected .picker-subtitle { opacity: 0.9; }
            popover.picker-popup .picker-disabled { opacity: 0.5; }

            """

        private static let wheel = """
            pickerwheel { font-weight: bold; color: @theme_text_color; }

            """
    }
#endif
