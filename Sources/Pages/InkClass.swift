import Reports

extension Ink {
    /// The CSS class of the ink in `theme.css`; `nil` for plain text.
    package var className: String? { self == .plain ? nil : rawValue }
}
