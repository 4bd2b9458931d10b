/// A layer that shows a path.
///
/// The path plays no part in hit testing, which goes by the bounds as for every layer; ask the
/// path itself whether it contains a point. What the path looks like is kept only.
open class CAShapeLayer: CALayer {
    /// The path shown, in the layer's own coordinates.
    open var path: CGPath?

    /// The colour of the path's inside: opaque black at first.
    open var fillColor: CGColor? = UIColor.black.cgColor

    /// The rule that says what is inside.
    open var fillRule = CAShapeLayerFillRule.nonZero

    /// The colour of the path's outline.
    open var strokeColor: CGColor?

    /// Where along the path the outline starts, from 0 to 1.
    open var strokeStart: CGFloat = 0

    /// Where along the path the outline ends, from 0 to 1.
    open var strokeEnd: CGFloat = 1

    /// The width of the outline, in points.
    open var lineWidth: CGFloat = 1

    /// How long a pointed corner of the outline may be, in units of its width.
    open var miterLimit: CGFloat = 10

    /// How the outline's ends look.
    open var lineCap = CAShapeLayerLineCap.butt

    /// How the outline's corners look.
    open var lineJoin = CAShapeLayerLineJoin.miter

    /// Where in the pattern of dashes the outline starts, in points.
    open var lineDashPhase: CGFloat = 0

    /// How long the outline's dashes and gaps are in turn, in points; `nil` for a line without gaps.
    open var lineDashPattern: [NSNumber]?
}

/// The rule that says what is inside of a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The rule's name.
    public let rawValue: String

    /// Creates a rule with a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Inside is where the path goes round another number of times one way than the other.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Inside is where a way out crosses the path an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How a line's ends look.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The kind's name.
    public let rawValue: String

    /// Creates a kind with a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Cut off at the end.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// Half a circle beyond the end.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Half a square beyond the end.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How a line's corners look.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The kind's name.
    public let rawValue: String

    /// Creates a kind with a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Pointed.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// Rounded.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
