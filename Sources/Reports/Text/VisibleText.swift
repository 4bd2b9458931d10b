import Markup

extension TextStyle {
    /// Makes arbitrary text safe to show on one line of a terminal.
    ///
    /// Control characters, escape sequences, invisible characters and bidirectional controls are
    /// escaped, such as `\u{1B}`. So are all characters beyond ASCII that the style cannot write.
    /// The function is idempotent.
    package func visible(_ text: String) -> String {
        if text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) { return text }
        var visible = String.UnicodeScalarView()
        var marks = TextStyle.maximumMarks
        for scalar in text.unicodeScalars {
            let isMark = scalar.isMark
            if isMark && marks >= TextStyle.maximumMarks {
                visible.append(contentsOf: scalar.escape.unicodeScalars)
                continue
            }
            marks = isMark ? marks + 1 : 0
            switch replacement(of: scalar) {
            case let replacement?:
                visible.append(contentsOf: replacement.unicodeScalars)
                if isMark { marks = TextStyle.maximumMarks }
            case nil: visible.append(scalar)
            }
        }
        return String(visible)
    }

    private static let maximumMarks = 4

    private func replacement(of scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "\t": return "    "
        case "\n": return "\\n"
        case "\r": return "\\r"
        case _ where scalar.needsEscaping: return scalar.escape
        case _ where scalar.isASCII || glyphs.isUnicode: return nil
        default: return TextStyle.plainSpellings[scalar] ?? scalar.escape
        }
    }

    /// ASCII spellings of the characters in the workbook's own sentences.
    private static let plainSpellings: [Unicode.Scalar: String] = [
        "‘": "'", "’": "'", "“": "\"", "”": "\"", "–": "-", "—": "-", "…": "...", "×": "x",
        "→": "->", "°": " degrees", "·": "-", "≤": "<=", "≥": ">=", "\u{A0}": " ",
    ]
}
