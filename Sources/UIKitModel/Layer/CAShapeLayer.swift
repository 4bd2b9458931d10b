/// A layer that shows a path.
///
/// The path plays no part in hit testing, which goes by the bounds as for every layer; ask the
/// path itself whether it contains a point.
open class CAShapeLayer: CALayer {
    /// The path shown, in the layer's own coordinates.
    open var path: CGPath?

    /// The colour of the path's inside.
    open var fillColor: CGColor? = UIColor.black.cgColor

    /// The colour of the path's outline.
    open var strokeColor: CGColor?

    /// The width of the outline, in points.
    open var lineWidth: CGFloat = 1
}
