/// The role of a text, shown as a colour; the text alone conveys the same meaning.
package enum Ink: String, Sendable {
    case plain
    /// A heading or a name.
    case strong
    /// Text of little importance.
    case faint
    case good
    case bad
    case caution
    /// The place to look at.
    case accent

    /// The ANSI SGR parameters; `nil` for plain text.
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

    /// The text between its escape sequences.
    func colouring(_ text: String) -> String {
        guard let code, !text.isEmpty else { return text }
        return "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }
}
