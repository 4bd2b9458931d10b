import Markup

/// The text of a figure: makes arbitrary text visible, and measures the space that it needs.
package enum FigureText {
    /// Makes arbitrary text safe to show on one line.
    ///
    /// Characters that a browser would interpret or not show become Swift escapes, such as
    /// `\u{202E}`. A long text is cut.
    package static func visible(_ text: String, longest: Int = 40) -> String {
        let visible = VisibleText.visible(text, keepsLines: false, maximumMarks: 2)
        return visible.count > longest ? visible.prefix(longest - 1) + "…" : visible
    }

    /// The width of a text in a monospaced font.
    ///
    /// It is the width of the widest common fonts, so that a text never needs more.
    package static func codeWidth(_ text: String, size: Double) -> Double {
        text.unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 0.61 : $1.isMark ? 0 : 1) * size }
    }

    /// The width of a text in a proportional font, rounded up.
    static func wordsWidth(_ text: String, size: Double) -> Double {
        text.unicodeScalars.reduce(0) { $0 + share(of: $1) * size }
    }

    private static func share(of scalar: Unicode.Scalar) -> Double {
        switch scalar {
        case "i", "j", "l", "t", "f", "r", "I", ".", ",", ":", ";", "'", "|", "!", "(", ")", " ":
            0.4
        case "m", "w", "M", "W", "→": 0.98
        case _ where scalar.properties.isUppercase: 0.74
        case _ where scalar.isASCII: 0.62
        case _ where scalar.isMark: 0
        default: 1
        }
    }
}
