extension UIView {
    /// The way in which a view's contents fit its bounds, with UIKit's raw values.
    public enum ContentMode: Int, Sendable {
        /// Scaled to the bounds, or redrawn when they change.
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw
        /// Unscaled, at the middle of the bounds or of an edge.
        case center, top, bottom, left, right
        /// Unscaled, in a corner.
        case topLeft, topRight, bottomLeft, bottomRight
    }
}
