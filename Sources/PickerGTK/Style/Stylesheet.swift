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
            gtk_style_context_add_provider_for_display(
                display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_FALLBACK + 1))
            g_object_unref(provider)
        }

        static let text = """
            pickerfield > .picker-label { font-size: smaller; margin-bottom: 2px; }
            pickerfield > .picker-message { font-size: smaller; margin-top: 2px; }
            pickerfield.invalid > pickerframe > box > entry { border-color: @error_color; }
            popover.picker-popup > contents { padding: 0; }
            popover.picker-popup listview { background: none; }
            popover.picker-popup listview > row { padding: 0; min-height: 30px; }
            popover.picker-popup .picker-row { padding: 4px 10px; }
            popover.picker-popup .picker-section { padding: 8px 10px 2px 10px; font-weight: bold; \
            font-size: smaller; opacity: 0.7; }
            popover.picker-popup .picker-subtitle { font-size: smaller; opacity: 0.7; }
            popover.picker-popup .picker-disabled { opacity: 0.5; }
            .picker-status { padding: 10px; }
            .picker-search { margin: 6px; }
            .picker-bar { padding: 6px; }
            .picker-sheet { background: @theme_bg_color; border-top: 1px solid @borders; }
            pickerwheel { font-weight: bold; color: @theme_text_color; }
            """
    }
#endif
