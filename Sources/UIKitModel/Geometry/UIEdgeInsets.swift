import Foundation

/// Distances, in points, by which the four edges of a rectangle move inwards.
///
/// A negative distance moves an edge outwards.
public struct UIEdgeInsets: Equatable, Hashable, Sendable {
    /// How far the top edge moves down.
    public var top: CGFloat
    /// How far the left edge moves to the right.
    public var left: CGFloat
    /// How far the bottom edge moves up.
    public var bottom: CGFloat
    /// How far the right edge moves to the left.
    public var right: CGFloat

    /// The insets that leave a rectangle as it is.
    public static let zero = UIEdgeInsets()

    /// Creates the insets that leave a rectangle as it is.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// Creates insets from a distance for each edge.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

extension CGRect {
    /// Returns the rectangle with its edges moved inwards.
    ///
    /// Insets larger than the rectangle give a negative size, which UIKit does not correct either.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left,
            y: origin.y + insets.top,
            width: size.width - insets.left - insets.right,
            height: size.height - insets.top - insets.bottom
        )
    }
}
