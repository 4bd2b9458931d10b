/// Arbitrary text for a page or a picture.
package enum VisibleText {
    /// Makes arbitrary text safe to show.
    ///
    /// Characters that a browser would interpret or not show become Swift escapes, such as
    /// `\u{202E}`.
    ///
    /// - Parameters:
    ///   - keepsLines: Whether newlines and tabs stay.
    ///   - maximumMarks: More combining marks on one character would grow into other lines.
    package static func visible(
        _ text: String,
        keepsLines: Bool = true,
        maximumMarks: Int = 4
    ) -> String {
        let isPlain = text.utf8.allSatisfy { byte in
            0x20...0x7E ~= byte || keepsLines && (byte == 0x0A || byte == 0x09)
        }
        if isPlain { return text }
        var visible = ""
        var marks = 0
        for scalar in text.unicodeScalars {
            marks = scalar.isMark ? marks + 1 : 0
            let isKept = keepsLines && (scalar == "\n" || scalar == "\t")
            if isKept || !(scalar.needsEscaping || marks > maximumMarks) {
                visible.unicodeScalars.append(scalar)
            } else {
                visible += scalar.escape
            }
        }
        return visible
    }
}
