#if GTK
    import PickerGTK

    /// The same titles in a picker field's menu and in GtkDropDown over a GtkStringList, step by step in turn, so
    /// that both and all sizes meet the same machine.
    @MainActor
    struct Comparison {
        /// What is done to each, and how it is put back.
        struct Step {
            let name: String
            let prepare: @MainActor (any Contender) -> Void
            let act: @MainActor (any Contender) -> Void
            let putBack: @MainActor (any Contender) -> Void

            static let all = [
                Step(
                    name: "open the menu again", prepare: { _ in }, act: { $0.open() },
                    putBack: { $0.close() }),
                Step(
                    name: "a letter that every option has",
                    prepare: { contender in
                        contender.open()
                        Measuring.rest(milliseconds: Step.settling)
                    }, act: { $0.search("o") }, putBack: { $0.close() }),
                Step(
                    name: "a search that found nothing, deleted",
                    prepare: { contender in
                        contender.open()
                        Measuring.rest(milliseconds: Step.settling)
                        contender.search("no such option")
                        Measuring.rest(milliseconds: Step.settling)
                    }, act: { $0.search("") }, putBack: { $0.close() }),
                Step(
                    name: "a letter that leaves a ninth",
                    prepare: { contender in
                        contender.open()
                        Measuring.rest(milliseconds: Step.settling)
                        contender.search(Titles.prefix)
                        Measuring.rest(milliseconds: Step.settling)
                    }, act: { $0.search(Titles.prefix + "7") }, putBack: { $0.close() }),
            ]

            /// In milliseconds: until what was asked for has been drawn, and the machine is quiet.
            static let settling = 150.0
        }

        private let sizes: [(count: Int, ours: PickerMenu, theirs: DropDown)]
        private let rounds: Int
        private let window: WidgetPointer

        init(counts: [Int], rounds: Int) {
            self.rounds = rounds
            sizes = counts.map { ($0, PickerMenu(count: $0), DropDown(count: $0)) }
            let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
            for (_, ours, theirs) in sizes {
                for widget in [ours.widget, theirs.widget] {
                    gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), widget)
                }
            }
            window = Windows.show(box)
        }

        func run(_ table: Table) {
            for (count, ours, theirs) in sizes {
                table.row(
                    "memory of the list, an option", count, Table.text(ours.bytesPerOption, "bytes"),
                    Table.text(theirs.bytesPerOption, "bytes"))
            }
            for step in Step.all { run(step, table) }
            Windows.close(window)
            openFirst(table)
        }

        private func run(_ step: Step, _ table: Table) {
            var costs = sizes.map { _ in (ours: [Measuring.Cost](), theirs: [Measuring.Cost]()) }
            // The first round, in which popups are made, does not count.
            for round in 0...rounds {
                for (place, size) in sizes.enumerated() {
                    let (ours, theirs) = (cost(of: step, for: size.ours), cost(of: step, for: size.theirs))
                    guard round > 0 else { continue }
                    costs[place].ours.append(ours)
                    costs[place].theirs.append(theirs)
                }
            }
            for (size, costs) in zip(sizes, costs) {
                table.row(step.name, size.count, Table.text(costs.ours), Table.text(costs.theirs))
            }
        }

        /// Each in a window of its own: nothing has been made yet that a popup needs.
        private func openFirst(_ table: Table) {
            for size in sizes {
                var (ours, theirs) = ([Measuring.Cost](), [Measuring.Cost]())
                for _ in 0..<rounds {
                    ours.append(costOfFirstOpening(size.ours.another()))
                    theirs.append(costOfFirstOpening(size.theirs.another()))
                }
                table.row(
                    "open the menu for the first time", size.count, Table.text(ours), Table.text(theirs))
            }
        }

        /// In milliseconds: GTK 4.8 looks for a tooltip half a second after the pointer was over a popup, and complains
        /// where its window has gone.
        private static let tooltips = 600.0

        private func costOfFirstOpening(_ contender: any Contender) -> Measuring.Cost {
            let window = Windows.show(contender.widget)
            defer {
                contender.close()
                Measuring.rest(milliseconds: Self.tooltips)
                Windows.close(window)
            }
            return Measuring.cost(untilPainted: { contender.list }, of: { contender.open() })
        }

        private func cost(of step: Step, for contender: any Contender) -> Measuring.Cost {
            step.prepare(contender)
            defer {
                step.putBack(contender)
                Measuring.rest(milliseconds: Step.settling)
            }
            return Measuring.cost(untilPainted: { contender.list }, of: { step.act(contender) })
        }
    }
#endif
