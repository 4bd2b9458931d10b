/// The rarely set properties of a layer's appearance, in a separate object to keep layers small.
final class LayerStyle {
    var maskedCorners = CACornerMask.allCorners
    var mask: CALayer?
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)
    var shadowOpacity: Float = 0
    var shadowRadius: CGFloat = 3
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
    var shadowPath: CGPath?
    var contents: Any?
    var contentsGravity = CALayerContentsGravity.resize
    var cornerCurve = CALayerCornerCurve.circular
    var minificationFilter = CALayerContentsFilter.linear
    var magnificationFilter = CALayerContentsFilter.linear
    var shouldRasterize = false
    var rasterizationScale: CGFloat = 1
    var isOpaque = false
    var drawsAsynchronously = false
    var allowsEdgeAntialiasing = false
    var allowsGroupOpacity = true
    var isDoubleSided = true

    /// The style of the layers that have no style of their own.
    ///
    /// Unsafe because the class belongs to no actor; it never changes.
    nonisolated(unsafe) static let standard = LayerStyle()
}
