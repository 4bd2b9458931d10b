extension UIControl {
    /// Where a control's content lies from top to bottom.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the top.
        case top = 1
        /// At the bottom.
        case bottom = 2
        /// From edge to edge.
        case fill = 3
    }

    /// Where a control's content lies from left to right.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the left.
        case left = 1
        /// At the right.
        case right = 2
        /// From edge to edge.
        case fill = 3
        /// Where lines of text begin.
        case leading = 4
        /// Where lines of text end.
        case trailing = 5
    }
}
