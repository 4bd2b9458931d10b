/// How a layer is drawn, which the model does not do: stored only, without effect on hit testing.
extension CALayer {
    /// How the contents fit the bounds; stored only.
    public final var contentsGravity: CALayerContentsGravity {
        get { appliedStyle.contentsGravity }
        set { styleToChange(.appearance).contentsGravity = newValue }
    }

    /// The curve of round corners; stored only.
    public final var cornerCurve: CALayerCornerCurve {
        get { appliedStyle.cornerCurve }
        set { styleToChange(.appearance).cornerCurve = newValue }
    }

    /// How contents are drawn smaller; stored only.
    public final var minificationFilter: CALayerContentsFilter {
        get { appliedStyle.minificationFilter }
        set { styleToChange(.appearance).minificationFilter = newValue }
    }

    /// How contents are drawn larger; stored only.
    public final var magnificationFilter: CALayerContentsFilter {
        get { appliedStyle.magnificationFilter }
        set { styleToChange(.appearance).magnificationFilter = newValue }
    }

    /// Whether the layer is drawn as a picture first; stored only.
    public final var shouldRasterize: Bool {
        get { appliedStyle.shouldRasterize }
        set { styleToChange(.appearance).shouldRasterize = newValue }
    }

    /// The scale of that picture; stored only.
    public final var rasterizationScale: CGFloat {
        get { appliedStyle.rasterizationScale }
        set { styleToChange(.appearance).rasterizationScale = newValue }
    }

    /// Whether the layer promises to fill its bounds; stored only.
    public final var isOpaque: Bool {
        get { appliedStyle.isOpaque }
        set { styleToChange(.appearance).isOpaque = newValue }
    }

    /// Whether drawing may go on in the background; stored only.
    public final var drawsAsynchronously: Bool {
        get { appliedStyle.drawsAsynchronously }
        set { styleToChange(.appearance).drawsAsynchronously = newValue }
    }

    /// Whether edges are smoothed; stored only.
    public final var allowsEdgeAntialiasing: Bool {
        get { appliedStyle.allowsEdgeAntialiasing }
        set { styleToChange(.appearance).allowsEdgeAntialiasing = newValue }
    }

    /// Whether sublayers fade as one; stored only.
    public final var allowsGroupOpacity: Bool {
        get { appliedStyle.allowsGroupOpacity }
        set { styleToChange(.appearance).allowsGroupOpacity = newValue }
    }

    /// Whether the back of the layer is drawn; stored only.
    public final var isDoubleSided: Bool {
        get { appliedStyle.isDoubleSided }
        set { styleToChange(.appearance).isDoubleSided = newValue }
    }

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

/// How contents are drawn in another size.
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
