/// A choice of a rectangle's corners, named as they look in UIKit's coordinates (y downwards).
public struct UIRectCorner: OptionSet, Sendable {
    /// The bits of the chosen corners.
    public let rawValue: UInt

    /// Creates a choice from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The corner at the smallest x and the smallest y.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The corner at the largest x and the smallest y.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The corner at the smallest x and the largest y.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The corner at the largest x and the largest y.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// Every corner; all bits are set, as in UIKit, not only the four that are named.
    public static let allCorners = UIRectCorner(rawValue: ~0)
}
