/// A rectangle in a tree of rectangles: the part of Core Animation that decides where things are.
///
/// A layer has a coordinate system of its own, given by its `bounds`. `position`, `anchorPoint`
/// and `transform` place it in its superlayer. As in Core Animation, a layer belongs to no actor.
///
/// Not modelled: drawing, animation (`presentation()` and `model()` are the layer itself),
/// perspective (of a transform only the part that maps the plane to itself counts), flipped
/// geometry. `mask`, `cornerRadius`, `contents`, borders and shadows are kept, and play no part in
/// hit testing: whether they do on Apple's systems is not settled in public sources.
open class CALayer: NSObject {
    // What a hit test reads comes first, to lie close together.
    final var storedBounds = CGRect.zero
    final var storedIsHidden = false
    final var hasSublayerTransform = false
    final var storedOpacity: Float = 1
    /// Tells the superlayer from others without holding it, which a hit test would do most of all.
    private(set) final var superlayerIdentity: ObjectIdentifier?
    final var mapping = LayerMapping.offset(CGVector(dx: 0, dy: 0))
    final unowned var storedSuperlayer: CALayer? {
        didSet { superlayerIdentity = storedSuperlayer.map(ObjectIdentifier.init) }
    }
    final unowned var owningView: UIView?
    final var storedSublayers: [CALayer] = []
    final var storedPosition = CGPoint.zero
    final var storedAnchorPoint = CGPoint(x: 0.5, y: 0.5)
    final var storedTransform: CATransform3D?
    final var storedSublayerTransform: CATransform3D?
    private final var ownStyle: LayerStyle?
    private weak var assignedDelegate: (any CALayerDelegate)?

    /// Creates a layer with empty bounds at the origin of its superlayer.
    public override init() {
        super.init()
    }

    /// Creates a copy of another layer's geometry and appearance, without its sublayers.
    public init(layer: Any) {
        super.init()
        if let other = layer as? CALayer {
            copyProperties(of: other)
        }
    }

    /// Creates a layer as `init()` does: this model has no archives, and reads nothing from `coder`.
    public required init?(coder: NSCoder) {
        super.init()
    }

    deinit {
        releaseSublayers()
    }

    // MARK: Geometry

    /// The layer's rectangle in its own coordinates.
    ///
    /// A negative size is standardised.
    open var bounds: CGRect {
        get {
            observe(.reads, .read(.bounds, of: self))
            return storedBounds
        }
        set {
            observe(.writes, .wrote(.bounds, of: self))
            let oldSize = storedBounds.size
            storedBounds = newValue.standardized
            updateMapping()
            if newValue.size != oldSize { owningView?.layerBoundsSizeChanged(from: oldSize) }
        }
    }

    /// Where the anchor point lies, in the superlayer's coordinates.
    open var position: CGPoint {
        get {
            observe(.reads, .read(.center, of: self))
            return storedPosition
        }
        set {
            observe(.writes, .wrote(.center, of: self))
            storedPosition = newValue
            updateMapping()
        }
    }

    /// The point of the layer that `position` places and `transform` turns about, in units of the
    /// bounds' size: (0.5, 0.5) is the centre.
    open var anchorPoint: CGPoint {
        get { storedAnchorPoint }
        set {
            observe(.writes, .wrote(.frame, of: self))
            storedAnchorPoint = newValue
            updateMapping()
        }
    }

    /// The transform about the anchor point, applied before the layer is placed.
    open var transform: CATransform3D {
        get {
            observe(.reads, .read(.transform, of: self))
            return storedTransform ?? CATransform3DIdentity
        }
        set {
            observe(.writes, .wrote(.transform, of: self))
            storedTransform = CATransform3DIsIdentity(newValue) ? nil : newValue
            updateMapping()
        }
    }

    /// The transform that all sublayers undergo, about this layer's anchor point.
    open var sublayerTransform: CATransform3D {
        get { storedSublayerTransform ?? CATransform3DIdentity }
        set {
            observe(.writes, .wrote(.transform, of: self))
            storedSublayerTransform = CATransform3DIsIdentity(newValue) ? nil : newValue
            hasSublayerTransform = storedSublayerTransform != nil
        }
    }

    /// The box around the layer in its superlayer's coordinates, derived from bounds, position,
    /// anchor point and transform.
    ///
    /// Setting it inverts the transform and keeps the bounds' origin; under a rotation by other
    /// than right angles the layer's box then covers the frame asked for, from its corner on.
    open var frame: CGRect {
        get {
            observe(.reads, .read(.frame, of: self))
            return boundingFrame
        }
        set { place(in: newValue) }
    }

    /// The layer's place in front of or behind its siblings.
    ///
    /// See ``HitTestOrder`` for its part in hit testing.
    open var zPosition: CGFloat = 0

    /// The depth of the anchor point.
    ///
    /// Kept, without effect in the plane.
    open var anchorPointZ: CGFloat = 0

    /// The scale of the layer's contents.
    ///
    /// Kept, without effect on geometry.
    open var contentsScale: CGFloat = 1

    // MARK: Appearance

    /// Whether the layer and its sublayers are not shown.
    ///
    /// Hit testing passes over hidden sublayers.
    open var isHidden: Bool {
        get {
            observe(.reads, .read(.isHidden, of: self))
            return storedIsHidden
        }
        set {
            observe(.writes, .wrote(.isHidden, of: self))
            storedIsHidden = newValue
        }
    }

    /// How opaque the layer is, from 0 to 1, in 32 bits.
    ///
    /// A view's `alpha` is kept here.
    open var opacity: Float {
        get {
            observe(.reads, .read(.opacity, of: self))
            return storedOpacity
        }
        set {
            observe(.writes, .wrote(.opacity, of: self))
            storedOpacity = newValue
        }
    }

    /// Whether sublayers are cut off at the bounds.
    ///
    /// If so, `hitTest(_:)` does not find what overhangs.
    open var masksToBounds = false

    /// The colour behind the layer's contents.
    open var backgroundColor: CGColor?

    /// The radius of the drawn corners, in points.
    ///
    /// No part of hit testing here.
    open var cornerRadius: CGFloat = 0

    /// The corners that `cornerRadius` rounds.
    ///
    /// No part of hit testing here.
    open var maskedCorners: CACornerMask {
        get { style.maskedCorners }
        set { styleToChange.maskedCorners = newValue }
    }

    /// The layer whose alpha channel masks this one.
    ///
    /// Kept only, and no sublayer. No part of hit testing here: whether Core Animation finds a
    /// layer where its mask is transparent is not settled in public sources.
    open var mask: CALayer? {
        get { style.mask }
        set { styleToChange.mask = newValue }
    }

    /// The width of the border, in points.
    open var borderWidth: CGFloat {
        get { style.borderWidth }
        set { styleToChange.borderWidth = newValue }
    }

    /// The colour of the border.
    ///
    /// Opaque black at first, as Apple documents.
    open var borderColor: CGColor? {
        get { style.borderColor }
        set { styleToChange.borderColor = newValue }
    }

    /// The opacity of the shadow, from 0 to 1.
    open var shadowOpacity: Float {
        get { style.shadowOpacity }
        set { styleToChange.shadowOpacity = newValue }
    }

    /// The blur radius of the shadow, in points.
    open var shadowRadius: CGFloat {
        get { style.shadowRadius }
        set { styleToChange.shadowRadius = newValue }
    }

    /// The offset of the shadow, in points.
    open var shadowOffset: CGSize {
        get { style.shadowOffset }
        set { styleToChange.shadowOffset = newValue }
    }

    /// The colour of the shadow.
    ///
    /// Opaque black at first, as Apple documents.
    open var shadowColor: CGColor? {
        get { style.shadowColor }
        set { styleToChange.shadowColor = newValue }
    }

    /// The outline of the shadow.
    open var shadowPath: CGPath? {
        get { style.shadowPath }
        set { styleToChange.shadowPath = newValue }
    }

    /// What the layer shows, such as an image.
    open var contents: Any? {
        get { style.contents }
        set { styleToChange.contents = newValue }
    }

    private var style: LayerStyle { ownStyle ?? .standard }

    private var styleToChange: LayerStyle {
        if let ownStyle { return ownStyle }
        let style = LayerStyle()
        ownStyle = style
        return style
    }

    /// A name for the layer, free for any use.
    open var name: String?

    /// Who is told of the layer's events.
    ///
    /// A view is the delegate of its own layer.
    open var delegate: (any CALayerDelegate)? {
        get { assignedDelegate ?? owningView }
        set { assignedDelegate = newValue }
    }

    // MARK: Hierarchy

    /// The layer that this one lies in.
    open var superlayer: CALayer? {
        observe(.reads, .read(.superlayer, of: self))
        return storedSuperlayer
    }

    /// The layers inside this one, back to front, or `nil` where there are none.
    open var sublayers: [CALayer]? {
        get {
            observe(.reads, .read(.sublayers, of: self))
            return storedSublayers.isEmpty ? nil : storedSublayers
        }
        set { replaceAllSublayers(with: newValue ?? []) }
    }

    /// Adds a layer in front of the other sublayers, taking it out of where it was.
    open func addSublayer(_ layer: CALayer) {
        insert(layer, .last)
    }

    /// Inserts a layer at an index of the back-to-front order; an index too large means in front.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        insert(layer, .index(Int(index)))
    }

    /// Inserts a layer behind a sibling; in front of all where the sibling is unknown or `nil`.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, .below(sibling))
    }

    /// Inserts a layer in front of a sibling; in front of all where the sibling is unknown or `nil`.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, .above(sibling))
    }

    /// Puts `newLayer` in the place of `oldLayer`; nothing happens where that is not a sublayer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        replace(oldLayer, with: newLayer)
    }

    /// Takes the layer out of its superlayer.
    open func removeFromSuperlayer() {
        detach()
    }

    // MARK: Hit testing

    /// Whether a point lies in the layer's bounds: minimum edges in, maximum edges out.
    ///
    /// - Parameter p: A location in the layer's own coordinates, not its superlayer's.
    open func contains(_ p: CGPoint) -> Bool {
        let answer = storedBounds.containsHalfOpen(p)
        observe(.layerQuestions, .layerContains(self, point: p, answer: answer))
        return answer
    }

    /// Finds the frontmost layer at a point, this one or one inside it.
    ///
    /// Sublayers are asked front to back in the order of the tree, or as ``hitTestOrder`` says.
    /// Hidden ones are passed over; one that overhangs is found unless this layer masks to its
    /// bounds. What a hidden receiver does is not settled in public sources: here it finds nothing.
    ///
    /// - Parameter p: A location in the coordinates of the layer's *superlayer*.
    /// - Returns: The layer hit, or `nil`.
    open func hitTest(_ p: CGPoint) -> CALayer? {
        findLayer(at: p)
    }

    // MARK: Conversion

    /// Converts a point of another layer to this one's coordinates.
    ///
    /// - Parameters:
    ///   - p: A location in the coordinates of `l`.
    ///   - l: A layer of any tree; layers of different trees meet outside their roots, as if both
    ///     lay in one plane. `nil` stands for that plane.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        let answer = CALayer.convertPoint(p, from: l, to: self)
        observe(.conversions, .layerConvertedPoint(p, from: l, to: self, answer: answer))
        return answer
    }

    /// Converts a point of this layer to another one's coordinates.
    ///
    /// See ``convert(_:from:)-(CGPoint,_)``.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        let answer = CALayer.convertPoint(p, from: self, to: l)
        observe(.conversions, .layerConvertedPoint(p, from: self, to: l, answer: answer))
        return answer
    }

    /// Converts a rectangle of another layer: boxed in the nearest common ancestor, then again here.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        let answer = CALayer.convertRectangle(r, from: l, to: self)
        observe(.conversions, .layerConvertedRectangle(r, from: l, to: self, answer: answer))
        return answer
    }

    /// Converts a rectangle of this layer: boxed in the nearest common ancestor, then again there.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        let answer = CALayer.convertRectangle(r, from: self, to: l)
        observe(.conversions, .layerConvertedRectangle(r, from: self, to: l, answer: answer))
        return answer
    }

    // MARK: Layout and display

    /// Marks the layer's view, if it has one, for layout.
    open func setNeedsLayout() {
        guard let owningView else { return }
        MainActor.assumeIsolated { owningView.setNeedsLayout() }
    }

    /// Does nothing: this model draws nothing.
    open func setNeedsDisplay() {}

    /// The layer itself: this model animates nothing.
    open func presentation() -> Self? { self }

    /// The layer itself: this model animates nothing.
    open func model() -> Self { self }

    open override var description: String {
        "<\(type(of: self)): \(name ?? "unnamed"); bounds = \(storedBounds); position = \(storedPosition)>"
    }
}

/// What a layer's delegate conforms to.
///
/// Empty here: drawing and animation are not modelled.
public protocol CALayerDelegate: NSObjectProtocol {}
