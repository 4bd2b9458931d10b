/// What a piece of text is, for those who see colours; the text says the same without them.
package enum Ink: Hashable, Sendable {
    /// Ordinary text.
    case plain
    /// A heading or a name.
    case strong
    /// Text that can be passed over.
    case faint
    /// Something right.
    case good
    /// Something wrong.
    case bad
    /// Something to mind.
    case caution
    /// The place to look at.
    case accent

    /// The terminal's code for the ink, or `nil` for ordinary text.
    private var code: String? {
        switch self {
        case .plain: nil
        case .strong: "1"
        case .faint: "2"
        case .good: "32"
        case .bad: "31"
        case .caution: "33"
        case .accent: "1;36"
        }
    }

    /// A text with the codes that colour it.
    func colouring(_ text: String) -> String {
        guard let code, !text.isEmpty else { return text }
        return "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }
}
