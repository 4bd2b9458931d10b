extension CALayer {
    /// A copy of the layer with the values on the screen, which are the same because there are no animations.
    ///
    /// As on a device it is another object, and its hit test finds such copies. `model()` returns the layer
    /// itself. A layer of a subclass has no copy here: the layer itself is returned.
    ///
    /// Source: Apple's documentation of `CALayer.presentation()`.
    public func presentation() -> Self? {
        report(.reads, .read(.presentation, of: self))
        return copyOnScreen
    }

    fileprivate var copyOnScreen: Self? {
        type(of: self) == CALayer.self ? PresentationLayer(of: self) as? Self : self
    }
}

/// A layer of the presentation tree, which forwards questions to the layer that it represents.
private final class PresentationLayer: CALayer {
    private let layer: CALayer

    init(of layer: CALayer) {
        self.layer = layer
        super.init(layer: layer)
    }

    required init?(coder: NSCoder) { nil }

    override func model() -> CALayer { layer }

    override var superlayer: CALayer? { layer.superlayer?.copyOnScreen }

    override var sublayers: [CALayer]? {
        get { layer.sublayers?.compactMap { $0.copyOnScreen } }
        set {}
    }

    override func contains(_ p: CGPoint) -> Bool { layer.contains(p) }

    override func hitTest(_ p: CGPoint) -> CALayer? { layer.hitTest(p)?.copyOnScreen }

    override func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        layer.convert(p, from: l?.model())
    }

    override func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        layer.convert(p, to: l?.model())
    }

    override func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        layer.convert(r, from: l?.model())
    }

    override func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        layer.convert(r, to: l?.model())
    }
}
