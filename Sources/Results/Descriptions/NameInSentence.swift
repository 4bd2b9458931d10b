extension String {
    /// A name that a person chose, for a sentence.
    ///
    /// It is in quotation marks if it could be taken for several names, or for a part of the sentence.
    package var nameInSentence: String {
        let isPlain = unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || "0123456789 ._-+()/".unicodeScalars.contains(scalar)
        }
        guard !isPlain || isEmpty else { return self }
        let text = replacing(/[\u{201C}\u{201D}]/, with: "\"")
        return "\u{201C}\(text)\u{201D}"
    }
}
