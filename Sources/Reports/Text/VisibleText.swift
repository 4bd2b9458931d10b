extension TextStyle {
    /// A text from anywhere, on one line, that a terminal shows and does not obey.
    ///
    /// Control characters, escape sequences, invisible characters and those that turn the
    /// direction of text are written as `\u{1B}`. So are all beyond ASCII that the style cannot
    /// write. To do so twice changes nothing more.
    package func visible(_ text: String) -> String {
        if text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) { return text }
        var visible = String.UnicodeScalarView()
        var marks = TextStyle.mostMarks
        for scalar in text.unicodeScalars {
            let isMark = scalar.isMark
            if isMark && marks >= TextStyle.mostMarks {
                visible.append(contentsOf: scalar.escape.unicodeScalars)
                continue
            }
            marks = isMark ? marks + 1 : 0
            switch replacement(of: scalar) {
            case let replacement?:
                visible.append(contentsOf: replacement.unicodeScalars)
                if isMark { marks = TextStyle.mostMarks }
            case nil: visible.append(scalar)
            }
        }
        return String(visible)
    }

    /// More marks than this on one character are a heap, not writing.
    private static let mostMarks = 4

    private func replacement(of scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "\t": return "    "
        case "\n": return "\\n"
        case "\r": return "\\r"
        case _ where scalar.isTreacherous: return scalar.escape
        case _ where scalar.isASCII || glyphs.isUnicode: return nil
        default: return TextStyle.plainSpellings[scalar] ?? scalar.escape
        }
    }

    /// What the workbook's own sentences may contain, in ASCII.
    private static let plainSpellings: [Unicode.Scalar: String] = [
        "‘": "'", "’": "'", "“": "\"", "”": "\"", "–": "-", "—": "-", "…": "...", "×": "x",
        "→": "->", "°": " degrees", "·": "-", "≤": "<=", "≥": ">=", "\u{A0}": " ",
    ]
}

extension Unicode.Scalar {
    /// Whether a terminal would act on the character, or show nothing at all.
    var isTreacherous: Bool {
        if isASCII { return value < 0x20 || value == 0x7F }
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
            .unassigned:
            return true
        default:
            return properties.isDefaultIgnorableCodePoint && !isVariationSelector
        }
    }

    /// Whether the character is drawn upon the one before it.
    var isMark: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark: !isASCII
        default: false
        }
    }

    private var isVariationSelector: Bool { 0xFE00...0xFE0F ~= value }

    /// The character as it is written in Swift.
    var escape: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}
