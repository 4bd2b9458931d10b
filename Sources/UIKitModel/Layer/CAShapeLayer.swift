/// A layer that shows a path.
///
/// Hit testing ignores the path and uses the bounds, as for every layer. Ask the path itself
/// whether it contains a point. The drawing attributes are stored only.
open class CAShapeLayer: CALayer {
    /// The path, in the layer's own coordinates.
    open var path: CGPath?

    /// The fill colour; initially opaque black.
    open var fillColor: CGColor? = UIColor.black.cgColor

    /// The rule that defines the inside.
    open var fillRule = CAShapeLayerFillRule.nonZero

    /// The stroke colour.
    open var strokeColor: CGColor?

    /// The relative position along the path at which the stroke starts, from 0 to 1.
    open var strokeStart: CGFloat = 0

    /// The relative position along the path at which the stroke ends, from 0 to 1.
    open var strokeEnd: CGFloat = 1

    /// The width of the stroke, in points.
    open var lineWidth: CGFloat = 1

    /// The length limit of a mitred corner, in line widths.
    open var miterLimit: CGFloat = 10

    /// The shape of the stroke's ends.
    open var lineCap = CAShapeLayerLineCap.butt

    /// The shape of the stroke's corners.
    open var lineJoin = CAShapeLayerLineJoin.miter

    /// The position in the dash pattern at which the stroke starts, in points.
    open var lineDashPhase: CGFloat = 0

    /// The lengths of alternating dashes and gaps, in points; `nil` for a solid line.
    open var lineDashPattern: [NSNumber]?
}

/// Defines the inside of a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name of the rule.
    public let rawValue: String

    /// Creates a rule with a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The points with a winding number other than zero.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// The points from which a ray crosses the path an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of a line's ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name of the shape.
    public let rawValue: String

    /// Creates a shape with a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Ends at the end point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// Ends in a half disc around the end point.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Extends half the line width past the end point.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of a line's corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name of the shape.
    public let rawValue: String

    /// Creates a shape with a name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A sharp corner.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// A rounded corner.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// A cut corner.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
