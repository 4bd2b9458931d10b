extension Unicode.Scalar {
    /// Whether a terminal or a browser would interpret the character, or show nothing.
    package var needsEscaping: Bool {
        if isASCII { return value < 0x20 || value == 0x7F }
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
            .unassigned:
            return true
        default:
            return properties.isDefaultIgnorableCodePoint && !isVariationSelector
        }
    }

    /// Whether the character combines with the previous one.
    package var isMark: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark: !isASCII
        default: false
        }
    }

    private var isVariationSelector: Bool { 0xFE00...0xFE0F ~= value }

    /// The character as a Swift escape.
    package var escape: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}
