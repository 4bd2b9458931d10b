/// A set of a rectangle's corners, named by their position on screen (y downwards).
public struct UIRectCorner: OptionSet, Sendable {
    /// One bit per corner.
    public let rawValue: UInt

    /// Creates a set of corners from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The corner of smallest x and smallest y.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The corner of largest x and smallest y.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The corner of smallest x and largest y.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The corner of largest x and largest y.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// Every corner.
    ///
    /// As in UIKit, all bits are set, not only the four named ones.
    public static let allCorners = UIRectCorner(rawValue: ~0)
}
