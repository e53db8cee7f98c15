#if GTK
    import PickerGTK

    guard Toolkit.start() else { fatalError("gtk-gallery: there is no display to open a window on") }
    let pages = CommandLine.arguments.dropFirst().first
    Toolkit.run(Gallery.window(showing: pages))
#else
    print("gtk-gallery: build it with --traits GTK")
#endif
