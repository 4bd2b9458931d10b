/// What of a layer's look is rarely set, apart from the layer to keep that small.
final class LayerStyle {
    var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    var mask: CALayer?
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)
    var shadowOpacity: Float = 0
    var shadowRadius: CGFloat = 3
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
    var shadowPath: CGPath?
    var contents: Any?

    /// The style of the layers that have none of their own.
    ///
    /// Unsafe to the compiler as the class belongs to no actor; nothing ever changes it.
    nonisolated(unsafe) static let standard = LayerStyle()
}
