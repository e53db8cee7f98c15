#if GTK
    import Glibc
    import PickerGTK

    /// Opens fields, takes them away at bad moments and forgets them, thousands of times over, and says how much memory
    /// each time took for good. Run it under `on-display`, built with or without a sanitizer.
    ///
    /// usage: gtk-endurance ROUNDS [BYTES]
    ///
    /// Fails where a round keeps more bytes than that, or where closing a window over an open field keeps far more than
    /// closing one of GTK's own. A sanitizer keeps what was freed, so there is nothing to measure then.
    @main
    struct GTKEndurance {
        @MainActor
        static func main() {
            let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
            guard let rounds = numbers.first, rounds >= 100 else {
                print("usage: gtk-endurance ROUNDS [BYTES]     at least 100 rounds")
                exit(2)
            }
            guard Toolkit.start(bridgesMainQueue: false) else {
                print("gtk-endurance: there is no display")
                exit(2)
            }
            Bridge.check()
            let limit = numbers.dropFirst().first ?? .max
            let inOneWindow = fieldsInOneWindow(rounds)
            // A window costs the display more than a field does.
            let plain = Memory.kept(over: rounds / 10) { _ in ClosedWindows.plain() }
            let ours = Memory.kept(over: rounds / 10) { ClosedWindows.withField($0) }
            print("\(rounds) fields in one window: \(inOneWindow) bytes each kept")
            print("\(rounds / 10) windows closed over an open field: \(ours) bytes each, GTK's own: \(plain)")
            print("\(Memory.used >> 20) MiB in the end")
            guard limit < .max, inOneWindow > limit || ours - plain > windowNoise else { return }
            print("gtk-endurance: more than \(limit) bytes, or \(windowNoise) more than GTK's own")
            exit(1)
        }

        /// In bytes: a field that is kept costs ten times as much.
        private static let windowNoise = 4_096

        @MainActor
        private static func fieldsInOneWindow(_ rounds: Int) -> Int {
            let window = FieldsInOneWindow()
            defer { window.close() }
            return Memory.kept(over: rounds) { window.run($0) }
        }
    }
#else
    @main
    struct GTKEndurance {
        static func main() { print("gtk-endurance: built without the trait GTK") }
    }
#endif
