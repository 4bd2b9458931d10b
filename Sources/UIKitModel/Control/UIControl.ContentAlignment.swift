extension UIControl {
    /// The vertical alignment of a control's content.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// Centred.
        case center = 0
        /// At the top.
        case top = 1
        /// At the bottom.
        case bottom = 2
        /// From edge to edge.
        case fill = 3
    }

    /// The horizontal alignment of a control's content.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// Centred.
        case center = 0
        /// At the left.
        case left = 1
        /// At the right.
        case right = 2
        /// From edge to edge.
        case fill = 3
        /// At the edge where lines of text begin.
        case leading = 4
        /// At the edge where lines of text end.
        case trailing = 5
    }
}
