#if GTK
    import CPickerGTK
    import PickerCore

    /// What is checked and no option stands for, above the options of a list that takes several values: own texts, and
    /// values that the options lack. A press takes one away (R17).
    @MainActor
    final class UnlistedRows {
        let root: WidgetPointer
        private let model = OptionListModel()
        private var rows: [Int: RowParts] = [:]
        private var picks: [Pick] = []
        private var isRightToLeft = false

        /// In pixels: three rows and a half, so that it is seen where there are more.
        private static let maximumHeight: Int32 = 119
        private static let key = "picker-unlisted-row"

        init(_ controller: FieldController) {
            let factory = gtk_signal_list_item_factory_new()!
            let view = gtk_list_view_new(gtk_no_selection_new(model.pointer), factory)!
            // The selection model took over the list's reference, which is Swift's.
            g_object_ref(model.pointer.raw)
            view.addClass("picker-unlisted")
            gtk_list_view_set_single_click_activate(view.opaque, 1)
            Accessible.set(view, GTK_ACCESSIBLE_PROPERTY_LABEL, controller.field.texts(.selectedState))
            root = gtk_scrolled_window_new()
            gtk_scrolled_window_set_policy(root.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
            gtk_scrolled_window_set_propagate_natural_height(root.opaque, 1)
            gtk_scrolled_window_set_max_content_height(root.opaque, Self.maximumHeight)
            gtk_scrolled_window_set_child(root.opaque, view)
            root.setVisible(false)
            connect(factory.raw)
            Signals.connect(view.raw, "activate") { [weak self, weak controller] arguments in
                guard let self, let controller, picks.indices.contains(Int(arguments.uint(0))) else { return }
                controller.send(.unlistedPress(picks[Int(arguments.uint(0))].id))
            }
        }

        private func connect(_ factory: UnsafeMutableRawPointer) {
            Signals.connect(factory, "setup") { arguments in
                guard let item = arguments.object(0) else { return }
                Attachment.attach(RowParts(item.opaque), to: item, as: Self.key)
            }
            Signals.connect(factory, "bind") { [weak self] arguments in
                guard let self, let item = arguments.object(0),
                    let row = Attachment.value(RowParts.self, of: item, as: Self.key)
                else { return }
                let position = Int(gtk_list_item_get_position(item.opaque))
                rows[position] = row
                draw(position)
            }
            Signals.connect(factory, "unbind") { [weak self] arguments in
                guard let self, let item = arguments.object(0),
                    let row = Attachment.value(RowParts.self, of: item, as: Self.key)
                else { return }
                for (position, bound) in rows where bound === row { rows[position] = nil }
            }
        }

        func update(_ field: FieldState, _ column: ColumnSnapshot) {
            let now = column.unlisted
            guard now != picks else { return }
            picks = now
            isRightToLeft = field.texts.isRightToLeft
            root.setVisible(!now.isEmpty)
            model.setCount(now.count)
            for position in rows.keys { draw(position) }
        }

        private func draw(_ position: Int) {
            guard picks.indices.contains(position), let row = rows[position] else { return }
            let title = DisplayText(picks[position].title)
            row.show(title: title, matches: [])
            row.show(disabledReason: nil, isChecked: true)
            guard let item = row.item else { return }
            Direction.apply(isRightToLeft: isRightToLeft, to: item)
            Accessible.set(item, GTK_ACCESSIBLE_PROPERTY_LABEL, title.text)
            Accessible.set(item, GTK_ACCESSIBLE_STATE_SELECTED, 1)
        }
    }
#endif
