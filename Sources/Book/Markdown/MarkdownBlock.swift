/// A block of the Markdown that lessons, guides and questions use.
enum MarkdownBlock: Hashable, Sendable {
    case heading(level: Int, String)
    case paragraph(String)
    case code(String)
    case list(first: Int?, items: [[MarkdownBlock]])
    case table(header: [String], rows: [[String]])
    /// A picture that stands alone.
    case picture(title: String, target: String)
}
