/// A stand-in: to be deleted when the geometry's own `UIEdgeInsets` arrives.
public struct UIEdgeInsets: Equatable, Hashable, Sendable {
    /// How far the top edge moves down.
    public var top: CGFloat
    /// How far the left edge moves to the right.
    public var left: CGFloat
    /// How far the bottom edge moves up.
    public var bottom: CGFloat
    /// How far the right edge moves to the left.
    public var right: CGFloat

    /// No insets.
    public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

    /// Creates insets from a distance for each edge.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}
