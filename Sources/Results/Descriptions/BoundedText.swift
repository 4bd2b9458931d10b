extension StringProtocol {
    /// The beginning of a text of an answer's, with no character of more than 16 scalars.
    ///
    /// A character may have any number of scalars, such as combining marks, and much of what is done
    /// with text takes time with the square of that number.
    package func bounded() -> String {
        var kept = String.UnicodeScalarView()
        for character in self { kept.append(contentsOf: character.unicodeScalars.prefix(16)) }
        return String(kept)
    }
}
