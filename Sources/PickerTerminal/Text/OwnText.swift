/// Sentences of the library's own.
extension String {
    /// Without the isolates that a sentence has around a title (U+2068, U+2069): most terminals put lines in no order of
    /// their own, and would show them as signs. All else that a title may hide in a sentence is left for ``PrintableText``.
    var withoutIsolates: String {
        guard unicodeScalars.contains(where: Self.isIsolate) else { return self }
        var kept = UnicodeScalarView()
        kept.append(contentsOf: unicodeScalars.lazy.filter { !Self.isIsolate($0) })
        return String(kept)
    }

    private static func isIsolate(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "\u{2068}" || scalar == "\u{2069}"
    }
}
