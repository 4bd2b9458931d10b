/// Animations, which the model does not have.
extension CALayer {
    /// Does nothing, because nothing is animated.
    public final func removeAllAnimations() {}

    /// Does nothing, because nothing is animated.
    public final func removeAnimation(forKey key: String) {}

    /// The keys of running animations: none.
    public final func animationKeys() -> [String]? { nil }
}

/// How contents fit a layer's bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    /// The name of Core Animation's constant.
    public let rawValue: String

    /// Creates a gravity.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Centred, unscaled.
    public static let center = CALayerContentsGravity(rawValue: "center")
    /// Stretched to the bounds.
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    /// Scaled in proportion to fit inside the bounds.
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    /// Scaled in proportion to cover the bounds.
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The curve of a layer's round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name of Core Animation's constant.
    public let rawValue: String

    /// Creates a curve.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A quarter of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// A curve that begins more gently.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How contents are drawn at another size.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// The name of Core Animation's constant.
    public let rawValue: String

    /// Creates a filter.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Between the nearest pixels.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// The nearest pixel.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// From pictures of several sizes.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
