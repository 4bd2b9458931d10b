/// Arbitrary text for a page.
///
/// Characters that a browser would interpret or not show become Swift escapes, such as
/// `\u{202E}`; newlines and tabs stay.
package enum VisibleText {
    package static func visible(_ text: String) -> String {
        if text.utf8.allSatisfy({ 0x20...0x7E ~= $0 || $0 == 0x0A || $0 == 0x09 }) { return text }
        var visible = ""
        var marks = 0
        for scalar in text.unicodeScalars {
            marks = scalar.isMark ? marks + 1 : 0
            if scalar == "\n" || scalar == "\t" || !(scalar.isTreacherous || marks > mostMarks) {
                visible.unicodeScalars.append(scalar)
            } else {
                visible += scalar.escape
            }
        }
        return visible
    }

    /// More combining marks on one character would grow into other lines.
    private static let mostMarks = 4
}
