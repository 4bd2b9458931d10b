extension UIControl {
    /// The vertical alignment of a control's content.
    public enum ContentVerticalAlignment: Int, Sendable {
        case center = 0
        case top = 1
        case bottom = 2
        /// From edge to edge.
        case fill = 3
    }

    /// The horizontal alignment of a control's content.
    public enum ContentHorizontalAlignment: Int, Sendable {
        case center = 0
        case left = 1
        case right = 2
        /// From edge to edge.
        case fill = 3
        /// At the edge where lines of text begin.
        case leading = 4
        /// At the edge where lines of text end.
        case trailing = 5
    }
}
