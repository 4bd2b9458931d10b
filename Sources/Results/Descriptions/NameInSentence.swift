extension String {
    /// A name that somebody chose, for a sentence: in quotation marks where it could pass for several
    /// names, or for a part of the sentence.
    package var nameInSentence: String {
        let isPlain = unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || "0123456789 ._-+()/".unicodeScalars.contains(scalar)
        }
        guard !isPlain || isEmpty else { return self }
        let text = replacing(/[\u{201C}\u{201D}]/, with: "\"")
        return "\u{201C}\(text)\u{201D}"
    }
}
