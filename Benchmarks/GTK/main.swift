#if GTK
    import PickerGTK

    // usage: gtk-benchmark [ROUNDS [COUNT...]]
    let numbers = CommandLine.arguments.dropFirst().map { Int($0) ?? 0 }
    guard numbers.allSatisfy({ $0 > 0 }) else { fatalError("gtk-benchmark: [ROUNDS [COUNT...]]") }
    guard Toolkit.start(bridgesMainQueue: false) else { fatalError("gtk-benchmark: there is no display") }
    let counts = numbers.count > 1 ? Array(numbers.dropFirst()) : [1_000, 100_000, 1_000_000]
    let table = Table()
    table.head()
    Comparison(counts: counts, rounds: numbers.first ?? 11).run(table)
    WheelFrame.run(table)
#else
    print("gtk-benchmark: build it with --traits GTK")
#endif
