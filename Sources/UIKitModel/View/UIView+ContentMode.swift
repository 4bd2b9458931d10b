extension UIView {
    /// The way in which a view's contents fit its bounds.
    public enum ContentMode: Int, Sendable {
        /// Stretched to the bounds.
        case scaleToFill = 0
        /// Scaled in proportion to fit inside the bounds.
        case scaleAspectFit = 1
        /// Scaled in proportion to cover the bounds.
        case scaleAspectFill = 2
        /// Redrawn when the bounds change.
        case redraw = 3
        /// Centred, unscaled.
        case center = 4
        /// At the middle of the top edge, unscaled.
        case top = 5
        /// At the middle of the bottom edge, unscaled.
        case bottom = 6
        /// At the middle of the left edge, unscaled.
        case left = 7
        /// At the middle of the right edge, unscaled.
        case right = 8
        /// In the top left corner, unscaled.
        case topLeft = 9
        /// In the top right corner, unscaled.
        case topRight = 10
        /// In the bottom left corner, unscaled.
        case bottomLeft = 11
        /// In the bottom right corner, unscaled.
        case bottomRight = 12
    }
}
