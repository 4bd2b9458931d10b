extension StringProtocol {
    /// The beginning of a text of an answer's, with no character of more than 16 scalars.
    ///
    /// A character may have any number of scalars, such as combining marks, and much of what is done
    /// with text takes time with the square of that number.
    ///
    /// - Parameter most: The most scalars of the text.
    package func bounded(toScalars most: Int = .max) -> String {
        var kept = String.UnicodeScalarView()
        var room = most
        for character in self where room > 0 {
            for scalar in character.unicodeScalars.prefix(Swift.min(16, room)) {
                kept.append(scalar)
                room -= 1
            }
        }
        return String(kept)
    }
}
