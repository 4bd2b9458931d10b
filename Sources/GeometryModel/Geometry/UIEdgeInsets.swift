/// The distances, in points, by which the edges of a rectangle move inwards.
///
/// A negative distance moves an edge outwards.
public struct UIEdgeInsets: Equatable, Hashable, Sendable {
    /// The distance by which the top edge moves down.
    public var top: CGFloat
    /// The distance by which the left edge moves right.
    public var left: CGFloat
    /// The distance by which the bottom edge moves up.
    public var bottom: CGFloat
    /// The distance by which the right edge moves left.
    public var right: CGFloat

    /// The insets that leave a rectangle unchanged.
    public static let zero = UIEdgeInsets()

    /// Creates insets of zero.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// Creates insets from the distance of each edge.
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
    /// Insets larger than the rectangle give a negative size, as in UIKit.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left,
            y: origin.y + insets.top,
            width: size.width - insets.left - insets.right,
            height: size.height - insets.top - insets.bottom
        )
    }
}
