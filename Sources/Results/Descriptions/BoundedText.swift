extension StringProtocol {
    /// Cuts each character of untrusted text to 16 scalars.
    ///
    /// A character may have any number of scalars, such as combining marks, and many operations on text
    /// take time quadratic in that number.
    package func bounded() -> String {
        var kept = String.UnicodeScalarView()
        for character in self { kept.append(contentsOf: character.unicodeScalars.prefix(16)) }
        return String(kept)
    }
}
