/// A node of a tree of rectangles: the geometry of Core Animation.
///
/// A layer has its own coordinate system, which its `bounds` define. `position`, `anchorPoint` and
/// `transform` place it in its superlayer. As in Core Animation, a layer belongs to no actor.
///
/// Not modelled: drawing, animation (a presentation layer has its layer's values), perspective (only
/// the part of a transform that acts in the plane counts), flipped geometry.
/// `mask`, `cornerRadius`, `contents`, borders and shadows are stored only. Whether they influence
/// hit testing on Apple's systems is not settled in public sources.
open class CALayer: NSObject {
    // The properties that hit tests read come first, so that they are close in memory.
    final var storedBounds = CGRect.zero
    final var storedIsHidden = false
    final var hasSublayerTransform = false
    final var storedOpacity: Float = 1
    /// Identifies the superlayer without retaining it, which would dominate the time of a hit test.
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
    private weak var assignedDelegate: (any CALayerDelegate)? {
        didSet { wrote(.appearance) }
    }

    /// Creates a layer with empty bounds at the origin of its superlayer.
    public override init() {
        super.init()
    }

    /// Creates a layer with another layer's geometry and appearance, without its sublayers.
    public init(layer: Any) {
        super.init()
        if let other = layer as? CALayer {
            copyProperties(of: other)
        }
    }

    /// Creates a layer as `init()` does; the model reads nothing from `coder`.
    public required init?(coder: NSCoder) {
        super.init()
    }

    deinit {
        releaseSublayers()
    }

    // MARK: Geometry

    /// The rectangle of the layer in its own coordinates.
    ///
    /// A negative size is standardized.
    open var bounds: CGRect {
        get {
            report(.reads, .read(.bounds, of: self))
            return storedBounds
        }
        set {
            report(.writes, .wrote(.bounds, of: self))
            let oldSize = storedBounds.size
            storedBounds = newValue.standardized
            updateMapping()
            if newValue.size != oldSize { owningView?.layerBoundsSizeChanged(from: oldSize) }
        }
    }

    /// The location of the anchor point in the superlayer's coordinates.
    open var position: CGPoint {
        get {
            report(.reads, .read(.center, of: self))
            return storedPosition
        }
        set {
            report(.writes, .wrote(.center, of: self))
            storedPosition = newValue
            updateMapping()
        }
    }

    /// The point that `position` places and about which `transform` acts.
    ///
    /// It is relative to the size of the bounds: (0.5, 0.5) is the centre.
    open var anchorPoint: CGPoint {
        get { storedAnchorPoint }
        set {
            report(.writes, .wrote(.frame, of: self))
            storedAnchorPoint = newValue
            updateMapping()
        }
    }

    /// The transform about the anchor point, applied before the layer is positioned.
    open var transform: CATransform3D {
        get {
            report(.reads, .read(.transform, of: self))
            return storedTransform ?? CATransform3DIdentity
        }
        set {
            report(.writes, .wrote(.transform, of: self))
            storedTransform = CATransform3DIsIdentity(newValue) ? nil : newValue
            updateMapping()
        }
    }

    /// The transform of all sublayers, about this layer's anchor point.
    open var sublayerTransform: CATransform3D {
        get { storedSublayerTransform ?? CATransform3DIdentity }
        set {
            report(.writes, .wrote(.transform, of: self))
            storedSublayerTransform = CATransform3DIsIdentity(newValue) ? nil : newValue
            hasSublayerTransform = storedSublayerTransform != nil
        }
    }

    /// The bounding box of the layer in its superlayer's coordinates.
    ///
    /// It is derived from bounds, position, anchor point and transform. Setting it inverts the
    /// transform and keeps the bounds' origin. Under a rotation by other than right angles, the new
    /// bounding box starts at the corner of the frame that was set and covers it.
    open var frame: CGRect {
        get {
            report(.reads, .read(.frame, of: self))
            return boundingFrame
        }
        set { place(in: newValue) }
    }

    /// The front-to-back position among siblings.
    ///
    /// ``HitTestOrder`` describes its effect on hit testing.
    open var zPosition: CGFloat {
        get {
            report(.reads, .read(.zPosition, of: self))
            return storedZPosition
        }
        set {
            storedZPosition = newValue
            report(.writes, .wrote(.zPosition, of: self))
        }
    }

    final var storedZPosition: CGFloat = 0

    /// The depth of the anchor point; stored only.
    open var anchorPointZ: CGFloat = 0 { didSet { wrote(.appearance) } }

    /// The scale of the layer's contents; stored only.
    open var contentsScale: CGFloat = 1 {
        didSet { wrote(.appearance) }
    }

    // MARK: Appearance

    /// Whether the layer and its sublayers are hidden.
    ///
    /// Hit tests skip hidden sublayers.
    open var isHidden: Bool {
        get {
            report(.reads, .read(.isHidden, of: self))
            return storedIsHidden
        }
        set {
            report(.writes, .wrote(.isHidden, of: self))
            storedIsHidden = newValue
        }
    }

    /// The opacity, from 0 to 1, in 32 bits.
    ///
    /// It stores a view's `alpha`.
    open var opacity: Float {
        get {
            report(.reads, .read(.opacity, of: self))
            return storedOpacity
        }
        set {
            report(.writes, .wrote(.opacity, of: self))
            storedOpacity = newValue
        }
    }

    /// Whether sublayers are clipped to the bounds.
    ///
    /// If so, `hitTest(_:)` does not find parts of sublayers outside the bounds.
    open var masksToBounds: Bool {
        get {
            report(.reads, .read(.masksToBounds, of: self))
            return storedMasksToBounds
        }
        set {
            storedMasksToBounds = newValue
            wrote(.masksToBounds)
        }
    }
    final var storedMasksToBounds = false

    /// The background colour.
    open var backgroundColor: CGColor? {
        get {
            report(.reads, .read(.backgroundColor, of: self))
            return storedBackgroundColor
        }
        set {
            storedBackgroundColor = newValue
            report(.writes, .wrote(.backgroundColor, of: self))
        }
    }

    final var storedBackgroundColor: CGColor?

    /// The radius of the drawn corners, in points.
    ///
    /// It has no effect on hit testing here.
    open var cornerRadius: CGFloat {
        get {
            report(.reads, .read(.cornerRadius, of: self))
            return storedCornerRadius
        }
        set {
            storedCornerRadius = newValue
            report(.writes, .wrote(.cornerRadius, of: self))
        }
    }

    final var storedCornerRadius: CGFloat = 0

    /// The corners that `cornerRadius` rounds.
    ///
    /// They have no effect on hit testing here.
    open var maskedCorners: CACornerMask = .allCorners { didSet { wrote(.appearance) } }

    /// The layer whose alpha channel masks this one.
    ///
    /// Stored only, and not a sublayer. It has no effect on hit testing here. Whether Core
    /// Animation finds a layer where its mask is transparent is not settled in public sources.
    open var mask: CALayer? { didSet { wrote(.mask) } }

    /// The width of the border, in points.
    open var borderWidth: CGFloat = 0 { didSet { wrote(.borderWidth) } }

    /// The colour of the border; initially opaque black, as Apple documents.
    open var borderColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { wrote(.borderColor) } }

    /// The opacity of the shadow, from 0 to 1.
    open var shadowOpacity: Float = 0 { didSet { wrote(.shadowOpacity) } }

    /// The blur radius of the shadow, in points.
    open var shadowRadius: CGFloat = 3 { didSet { wrote(.appearance) } }

    /// The offset of the shadow, in points.
    open var shadowOffset: CGSize = CGSize(width: 0, height: -3) { didSet { wrote(.appearance) } }

    /// The colour of the shadow; initially opaque black, as Apple documents.
    open var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { wrote(.appearance) } }

    /// The outline of the shadow.
    open var shadowPath: CGPath? { didSet { wrote(.appearance) } }

    /// The contents of the layer, such as an image.
    open var contents: Any? { didSet { wrote(.appearance) } }

    /// How the contents fit the bounds; stored only.
    public final var contentsGravity: CALayerContentsGravity = .resize {
        didSet { wrote(.appearance) }
    }

    /// The curve of round corners; stored only.
    public final var cornerCurve: CALayerCornerCurve = .circular { didSet { wrote(.appearance) } }

    /// How contents are drawn smaller; stored only.
    public final var minificationFilter: CALayerContentsFilter = .linear {
        didSet { wrote(.appearance) }
    }

    /// How contents are drawn larger; stored only.
    public final var magnificationFilter: CALayerContentsFilter = .linear {
        didSet { wrote(.appearance) }
    }

    /// Whether the layer is drawn as a picture first; stored only.
    public final var shouldRasterize = false { didSet { wrote(.appearance) } }

    /// The scale of that picture; stored only.
    public final var rasterizationScale: CGFloat = 1 { didSet { wrote(.appearance) } }

    /// Whether the layer promises to fill its bounds; stored only.
    public final var isOpaque = false { didSet { wrote(.appearance) } }

    /// Whether drawing may go on in the background; stored only.
    public final var drawsAsynchronously = false { didSet { wrote(.appearance) } }

    /// Whether edges are smoothed; stored only.
    public final var allowsEdgeAntialiasing = false { didSet { wrote(.appearance) } }

    /// Whether sublayers fade as one; stored only.
    public final var allowsGroupOpacity = true { didSet { wrote(.appearance) } }

    /// Whether the back of the layer is drawn; stored only.
    public final var isDoubleSided = true { didSet { wrote(.appearance) } }

    private func wrote(_ property: ObservedProperty) { report(.writes, .wrote(property, of: self)) }

    /// A name of the layer for the app's use.
    open var name: String? { didSet { wrote(.name) } }

    /// The delegate for the layer's events.
    ///
    /// A view is the delegate of its own layer.
    open var delegate: (any CALayerDelegate)? {
        get { assignedDelegate ?? owningView }
        set { assignedDelegate = newValue }
    }

    // MARK: Hierarchy

    /// The layer that contains this one.
    open var superlayer: CALayer? {
        report(.reads, .read(.superlayer, of: self))
        return storedSuperlayer
    }

    /// The sublayers, back to front, or `nil` if there are none.
    open var sublayers: [CALayer]? {
        get {
            report(.reads, .read(.sublayers, of: self))
            return storedSublayers.isEmpty ? nil : storedSublayers
        }
        set {
            report(.writes, .wrote(.sublayers, of: self))
            for layer in storedSublayers { layer.storedSuperlayer = nil }
            storedSublayers = []
            for layer in newValue ?? [] { insert(layer, .last) }
        }
    }

    /// Adds a layer in front of the other sublayers, and removes it from its previous superlayer.
    open func addSublayer(_ layer: CALayer) {
        insert(layer, .last)
    }

    /// Inserts a layer at an index, back to front; at the front if the index is too large.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        insert(layer, .index(Int(index)))
    }

    /// Inserts a layer behind a sibling; at the front if the sibling is unknown or `nil`.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, sibling.map { .below($0) } ?? .last)
    }

    /// Inserts a layer in front of a sibling; at the front if the sibling is unknown or `nil`.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, sibling.map { .above($0) } ?? .last)
    }

    /// Replaces `oldLayer` by `newLayer`; does nothing if `oldLayer` is not a sublayer.
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard oldLayer !== newLayer, oldLayer.storedSuperlayer === self else { return }
        insert(newLayer, .below(oldLayer))
        oldLayer.detach()
    }

    /// Removes the layer from its superlayer.
    open func removeFromSuperlayer() {
        detach()
    }

    // MARK: Hit testing

    /// Whether a point is in the bounds, including the minimum edges but not the maximum edges.
    ///
    /// - Parameter p: A point in the layer's own coordinates, not its superlayer's.
    open func contains(_ p: CGPoint) -> Bool {
        let answer = storedBounds.containsHalfOpen(p)
        report(.layerQuestions, .layerContains(self, point: p, answer: answer))
        return answer
    }

    /// Finds the frontmost layer at a point: this layer or a descendant.
    ///
    /// It visits the sublayers front to back, in the order of the tree or in ``hitTestOrder``. It
    /// skips hidden sublayers. It finds sublayers outside the bounds unless this layer masks to its
    /// bounds. Public sources do not settle the result for a hidden receiver; here it is `nil`.
    ///
    /// - Parameter p: A point in the coordinates of the layer's *superlayer*.
    /// - Returns: The layer hit, or `nil`.
    open func hitTest(_ p: CGPoint) -> CALayer? {
        report(.layerQuestions, .layerHitTestBegan(self, point: p))
        let answer = findLayer(at: p)
        report(.layerQuestions, .layerHitTestEnded(self, answer: answer))
        return answer
    }

    // MARK: Conversion

    /// Converts a point from another layer's coordinates.
    ///
    /// - Parameters:
    ///   - p: A point in the coordinates of `l`.
    ///   - l: A layer of any tree. Roots of different trees share one outer plane; `nil` stands for
    ///     that plane.
    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        let answer = CALayer.mapPoint(p, from: l, to: self)
        report(.conversions, .layerConvertedPoint(p, from: l, to: self, answer: answer))
        return answer
    }

    /// Converts a point to another layer's coordinates.
    ///
    /// See ``convert(_:from:)-(CGPoint,_)``.
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        let answer = CALayer.mapPoint(p, from: self, to: l)
        report(.conversions, .layerConvertedPoint(p, from: self, to: l, answer: answer))
        return answer
    }

    /// Converts a rectangle from another layer's coordinates.
    ///
    /// Returns a bounding box of the bounding box in the nearest common ancestor.
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        CALayer.mapRectangle(r, from: l, to: self)
    }

    /// Converts a rectangle to another layer's coordinates.
    ///
    /// Returns a bounding box of the bounding box in the nearest common ancestor.
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        CALayer.mapRectangle(r, from: self, to: l)
    }

    // MARK: Layout and display

    /// Requests layout of the layer's view, if it has one.
    open func setNeedsLayout() {
        guard let owningView else { return }
        MainActor.assumeIsolated { owningView.setNeedsLayout() }
    }

    /// Tells the observer only, because the model draws nothing.
    open func setNeedsDisplay() {
        report(.writes, .wrote(.needsDisplay, of: self))
    }

    /// The layer for which a presentation layer stands; otherwise the layer itself.
    open func model() -> CALayer { self }

    open override var description: String {
        "<\(type(of: self)): \(name ?? "unnamed"); bounds = \(storedBounds); position = \(storedPosition)>"
    }
}

/// The delegate of a layer.
///
/// Empty, because drawing and animation are not modelled.
public protocol CALayerDelegate: NSObjectProtocol {}
