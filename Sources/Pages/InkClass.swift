import Reports

extension Ink {
    /// The CSS class of the ink in `theme.css`; `nil` for plain text.
    package var className: String? {
        switch self {
        case .plain: nil
        case .strong: "strong"
        case .faint: "faint"
        case .good: "good"
        case .bad: "bad"
        case .caution: "caution"
        case .accent: "accent"
        }
    }
}
