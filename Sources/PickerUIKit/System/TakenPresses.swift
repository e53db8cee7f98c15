#if canImport(UIKit)
    import UIKit

    /// The presses that a responder keeps to itself from their beginning to their end.
    ///
    /// Who is not told that a press began is not told of its end either (UIResponder's rule of the four methods).
    @MainActor struct TakenPresses {
        private var presses: Set<UIPress> = []

        /// - Returns: those of all presses that go their usual way.
        mutating func begin(_ own: Set<UIPress>, of all: Set<UIPress>) -> Set<UIPress> {
            presses.formUnion(own)
            return all.subtracting(own)
        }

        func others(_ changed: Set<UIPress>) -> Set<UIPress> { changed.subtracting(presses) }

        mutating func end(_ ended: Set<UIPress>) -> Set<UIPress> {
            defer { presses.subtract(ended) }
            return ended.subtracting(presses)
        }
    }
#endif
