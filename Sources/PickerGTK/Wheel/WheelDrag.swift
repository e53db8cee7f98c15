#if GTK
    /// A finger's or pointer's way over a wheel: how far it went, and how fast it was at the end.
    struct WheelDrag {
        /// In pixels: less is a press whose hand trembled.
        private static let threshold = 6.0
        /// In seconds: the part of the way that tells how fast the finger was when it let go.
        private static let window = 0.1

        private(set) var isDragging = false
        /// Whether the wheel was turning and the press holds it.
        var isStopping = false
        private var last = 0.0
        private var samples: [(time: Double, y: Double)] = []

        /// - Parameter y: in pixels from where it began.
        /// - Returns: how far it went since the last time; `nil` while it is no drag yet.
        mutating func move(to y: Double, at time: Double) -> Double? {
            if !isDragging && abs(y) < Self.threshold { return nil }
            isDragging = true
            samples.append((time, y))
            samples.removeAll { $0.time < time - Self.window }
            defer { last = y }
            return y - last
        }

        /// In pixels per second; 0 where the finger rested before it let go.
        func velocity(at time: Double) -> Double {
            let recent = samples.filter { $0.time >= time - Self.window }
            guard let first = recent.first, let last = recent.last, last.time > first.time else { return 0 }
            return (last.y - first.y) / (last.time - first.time)
        }
    }
#endif
