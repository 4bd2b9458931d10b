/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
    /// One bit a corner.
    public let rawValue: UInt

    /// Creates a set of corners from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The corner at the smallest x and y.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    /// The corner at the largest x and the smallest y.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    /// The corner at the smallest x and the largest y.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    /// The corner at the largest x and y.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}
