#if GTK
    import PickerGTK

    guard Toolkit.start(bridgesMainQueue: false) else { fatalError("gtk-benchmark: there is no display") }
    print("| what | options | PickerField | GtkDropDown |\n|---|---|---|---|")
    for count in [1_000, 100_000, 1_000_000] { Comparison(count: count).run() }
    WheelFrame.run()
#else
    print("gtk-benchmark: build it with --traits GTK")
#endif
