/// A rectangle that can take touches: its place in the tree, its geometry, and hit testing.
///
/// A view's geometry and visibility are those of its ``layer``. Not modelled: drawing, animation (see
/// ``animate(withDuration:animations:completion:)``), Auto Layout.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate {
    /// The layer that holds the view's geometry, opacity and visibility.
    public final var layer: CALayer { ownLayer }

    /// The class of the layer that the view makes for itself.
    ///
    /// `CALayer` unless overridden. A layer class that declares initializers of its own is made with
    /// its `init(coder:)` here, since Swift cannot call its `init()` by the class alone.
    open class var layerClass: AnyClass { CALayer.self }

    // Unsafe to the compiler because `deinit` and layers belong to no actor; they require the
    // model's own thread themselves.
    nonisolated(unsafe) private final let ownLayer: CALayer
    nonisolated(unsafe) final var needsLayout = true
    nonisolated(unsafe) final var resizing: UIView.Resizing = []
    nonisolated(unsafe) final var storedSubviews: [UIView] = []
    // Unowned and not weak: whatever has a weak reference to it takes several times as long to hold and to
    // let go of. Where it ends it clears this; whoever asks while it ends is stopped.
    nonisolated(unsafe) final unowned var storedSuperview: UIView?
    final weak var storedWindow: UIWindow?
    final weak var owningController: UIViewController?
    final var interactionIsEnabled = true
    final var storedGestureRecognizers: [UIGestureRecognizer]?
    private final var storedMask: UIView?

    /// Creates a view.
    ///
    /// - Parameter frame: Its rectangle in its future superview's coordinates.
    public init(frame: CGRect) {
        ownLayer = UIView.makeLayer(of: Self.layerClass)
        super.init()
        layer.owningView = self
        layer.frame = frame
    }

    /// Creates an empty view: this model has no archives, and reads nothing from `coder`.
    public required init?(coder: NSCoder) {
        ownLayer = UIView.makeLayer(of: Self.layerClass)
        super.init()
        layer.owningView = self
    }

    /// Creates a view with an empty frame.
    public override convenience init() {
        self.init(frame: .zero)
    }

    deinit {
        ownLayer.owningView = nil
        releaseSubviews()
    }

    // MARK: Geometry

    /// The view's box in its superview's coordinates.
    ///
    /// Not meant to be used under a transform.
    open var frame: CGRect {
        get {
            observe(.reads, .read(.frame, of: self))
            return layer.boundingFrame
        }
        set { layer.frame = newValue }
    }

    /// The view's rectangle in its own coordinates.
    ///
    /// Its origin is what a scroll view moves.
    open var bounds: CGRect {
        get {
            observe(.reads, .read(.bounds, of: self))
            return layer.storedBounds
        }
        set { layer.bounds = newValue }
    }

    /// The same rectangle, whatever an override of ``bounds`` answers; its reading is not heard.
    @_spi(Tracing) public final var ownBounds: CGRect { layer.storedBounds }

    /// Where the layer's anchor point lies, in the superview's coordinates.
    open var center: CGPoint {
        get {
            observe(.reads, .read(.center, of: self))
            return layer.storedPosition
        }
        set { layer.position = newValue }
    }

    /// The transform about the layer's anchor point.
    open var transform: CGAffineTransform {
        get {
            observe(.reads, .read(.transform, of: self))
            return layer.transformOfPlane
        }
        set { layer.setAffineTransform(newValue) }
    }

    /// The layer's transform, of which the part in the plane counts here.
    open var transform3D: CATransform3D {
        get {
            observe(.reads, .read(.transform, of: self))
            return layer.storedTransform ?? CATransform3DIdentity
        }
        set { layer.transform = newValue }
    }

    /// The layer's anchor point, in units of the bounds' size.
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }

    /// What part of the view the edges of the screen, bars and the like cover.
    ///
    /// Always nothing here: there are no bars, and the screen has no notch.
    open var safeAreaInsets: UIEdgeInsets { .zero }

    /// How the view changes with its superview's size.
    ///
    /// Not at all unless set. See ``AutoresizingMask-swift.struct``.
    open var autoresizingMask: AutoresizingMask {
        get { AutoresizingMask(rawValue: UInt(resizing.rawValue)) }
        set { resizing = Resizing(rawValue: UInt8(truncatingIfNeeded: newValue.rawValue)) }
    }

    /// Whether the subviews change with the view's size as their masks say.
    open var autoresizesSubviews = true

    /// The size that fits the view best.
    ///
    /// The present size, unless a subclass knows better.
    open func sizeThatFits(_ size: CGSize) -> CGSize { layer.storedBounds.size }

    /// Resizes the view to the size that fits it best.
    open func sizeToFit() {
        bounds.size = sizeThatFits(layer.storedBounds.size)
    }

    // MARK: Visibility and interaction

    /// Whether the view and all in it are not shown, and take no touches.
    open var isHidden: Bool {
        get {
            observe(.reads, .read(.isHidden, of: self))
            return layer.storedIsHidden
        }
        set { layer.isHidden = newValue }
    }

    /// How opaque the view is.
    ///
    /// Below 0.01 it takes no touches.
    ///
    /// Kept as the layer's 32-bit opacity: 0.01 reads back as a little less than 0.01.
    open var alpha: CGFloat {
        get {
            observe(.reads, .read(.alpha, of: self))
            return CGFloat(layer.storedOpacity)
        }
        set { layer.opacity = Float(newValue) }
    }

    /// Whether the view and all in it take touches.
    open var isUserInteractionEnabled: Bool {
        get {
            observe(.reads, .read(.isUserInteractionEnabled, of: self))
            return interactionIsEnabled
        }
        set {
            observe(.writes, .wrote(.isUserInteractionEnabled, of: self))
            interactionIsEnabled = newValue
        }
    }

    /// Whether the view gets more than the first of the touches that begin in it.
    open var isMultipleTouchEnabled = false

    /// Whether the view, while it tracks a touch, keeps touches from the other views of its window,
    /// and gets none while they track some.
    open var isExclusiveTouch = false

    /// Whether what overhangs is cut off on screen.
    ///
    /// It makes no difference to the view's hit testing.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// The colour behind the view's contents.
    open var backgroundColor: UIColor? {
        get { layer.backgroundColor.map(UIColor.init(cgColor:)) }
        set { layer.backgroundColor = newValue?.cgColor }
    }

    /// The view whose alpha channel masks this one.
    ///
    /// Its layer is this view's layer's mask, and it is no subview. Kept only: whether a mask
    /// changes hit testing is not settled in public sources.
    open var mask: UIView? {
        get { storedMask }
        set {
            storedMask = newValue
            layer.mask = newValue?.layer
        }
    }

    /// The colour of the view's lively parts.
    open var tintColor: UIColor! = .systemBlue

    /// Whether the view promises to fill its bounds.
    ///
    /// Kept only.
    open var isOpaque = true

    /// How contents fit the bounds.
    ///
    /// Kept only: this model draws nothing.
    open var contentMode = ContentMode.scaleToFill

    /// A number to find the view by, free for any use.
    open var tag = 0

    /// A name to find the view by, free for any use.
    open var accessibilityIdentifier: String?

    // MARK: Hierarchy

    /// The view that this one lies in.
    open var superview: UIView? {
        observe(.reads, .read(.superview, of: self))
        return storedSuperview
    }

    /// The views inside this one, back to front.
    open var subviews: [UIView] {
        observe(.reads, .read(.subviews, of: self))
        return storedSubviews
    }

    /// The window that the view is in.
    open var window: UIWindow? {
        observe(.reads, .read(.window, of: self))
        return storedWindow
    }

    /// Adds a view in front of the other subviews, taking it out of where it was.
    open func addSubview(_ view: UIView) {
        insert(view, .last)
    }

    /// Inserts a view at an index of the back-to-front order; an index out of range is clamped.
    open func insertSubview(_ view: UIView, at index: Int) {
        insert(view, .index(index))
    }

    /// Inserts a view behind a sibling; in front of all where that is no subview of this view.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, .below(siblingSubview))
    }

    /// Inserts a view in front of a sibling; in front of all where that is no subview of this view.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, .above(siblingSubview))
    }

    /// Exchanges two subviews; nothing happens where an index is out of range.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        exchange(index1, index2)
    }

    /// Moves a subview in front of its siblings; nothing happens where it is no subview.
    open func bringSubviewToFront(_ view: UIView) {
        reorder(view, to: storedSubviews.count - 1)
    }

    /// Moves a subview behind its siblings; nothing happens where it is no subview.
    open func sendSubviewToBack(_ view: UIView) {
        reorder(view, to: 0)
    }

    /// Takes the view out of its superview.
    open func removeFromSuperview() {
        detach()
    }

    /// Whether the view is another one, or anywhere inside it.
    open func isDescendant(of view: UIView) -> Bool {
        isInside(view)
    }

    /// The view with a tag: this one or, depth first, one inside it.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        return storedSubviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    /// Tells the view that a subview was added.
    open func didAddSubview(_ subview: UIView) {}
    /// Tells the view that a subview is about to be removed.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Tells the view that its superview is about to change.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Tells the view that its superview changed.
    open func didMoveToSuperview() {}
    /// Tells the view that its window is about to change.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Tells the view that its window changed.
    open func didMoveToWindow() {}

    // MARK: Hit testing

    /// Finds the frontmost view that should receive a touch: this one or one inside it.
    ///
    /// A hidden, disabled or transparent view, or one that says the point is not inside it, rejects
    /// its whole subtree: a subview that overhangs is not reached, clipped or not. Else subviews
    /// are asked last to first, each in its own coordinates, and the view itself is found if none
    /// of them takes the touch. `zPosition` plays no part.
    ///
    /// - Parameters:
    ///   - point: A location in this view's bounds, not its frame.
    ///   - event: The event that asks, or `nil`; handed on as it is.
    /// - Returns: The hit view, or `nil` where neither this view nor one inside it takes the touch.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if observedKinds.contains(.hitTests) { return observedHitTest(point, with: event) }
        guard takesTouches, self.point(inside: point, with: event) else { return nil }
        return frontmostSubview(at: point, with: event) ?? self
    }

    /// Whether a point lies in the view's bounds: minimum edges in, maximum edges out.
    ///
    /// - Parameters:
    ///   - point: A location in this view's own coordinates.
    ///   - event: The event that asks, or `nil`.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let answer = layer.storedBounds.containsHalfOpen(point)
        observe(.hitTests, .pointInside(self, point: point, answer: answer))
        return answer
    }

    // MARK: Conversion

    /// Converts a point of this view to another one's coordinates; `nil` stands for the window's.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let answer = CALayer.convertPoint(point, from: layer, to: layerStanding(for: view))
        observe(.conversions, .viewConvertedPoint(point, from: self, to: view, answer: answer))
        return answer
    }

    /// Converts a point of another view to this one's coordinates; `nil` stands for the window's.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let answer = CALayer.convertPoint(point, from: layerStanding(for: view), to: layer)
        observe(.conversions, .viewConvertedPoint(point, from: view, to: self, answer: answer))
        return answer
    }

    /// Converts a rectangle of this view: boxed in the nearest common ancestor, then again there.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        let answer = CALayer.convertRectangle(rect, from: layer, to: layerStanding(for: view))
        observe(.conversions, .viewConvertedRectangle(rect, from: self, to: view, answer: answer))
        return answer
    }

    /// Converts a rectangle of another view: boxed in the nearest common ancestor, then again here.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        let answer = CALayer.convertRectangle(rect, from: layerStanding(for: view), to: layer)
        observe(.conversions, .viewConvertedRectangle(rect, from: view, to: self, answer: answer))
        return answer
    }

    // MARK: Gesture recognizers

    /// The recognizers attached to the view, in the order in which they were added.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { storedGestureRecognizers }
        set { replaceGestureRecognizers(with: newValue ?? []) }
    }

    /// Attaches a recognizer, taking it from the view that had it.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        attach(gestureRecognizer)
    }

    /// Detaches a recognizer.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        detach(gestureRecognizer)
    }

    /// Asks the view, when a recognizer is about to recognize a gesture on it, whether it may.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        true
    }

    // MARK: Layout and display

    /// Asks for `layoutSubviews()` before the next event.
    open func setNeedsLayout() {
        needsLayout = true
    }

    /// Lays out the view and all in it now, where that was asked for.
    open func layoutIfNeeded() {
        layOutWhereNeeded()
    }

    /// Places the subviews.
    ///
    /// Called when the size changed or a subview was added, before an event.
    open func layoutSubviews() {}

    /// Does nothing: this model draws nothing.
    open func setNeedsDisplay() {}

    /// Does nothing: this model draws nothing.
    open func draw(_ rect: CGRect) {}

    // MARK: Responder

    override var nextResponder: UIResponder? { owningController ?? storedSuperview }

    override var windowOfResponder: UIWindow? { storedWindow }

    /// Makes the first responder resign where it is the view or inside it.
    ///
    /// - Parameter force: Whether it resigns without being asked.
    /// - Returns: Whether it resigned. Apple documents no answer where there is no first responder
    ///   in the view; it is `false` here.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        resignFirstResponderInside(force: force)
    }

    /// The class, the layer's name or else the address, and the frame: shorter than UIKit's.
    open override nonisolated var description: String {
        MainActor.assumeIsolated {
            let name = layer.name ?? address
            return
                "<\(type(of: self)): \(name); frame = \(NSCoder.string(for: layer.boundingFrame))>"
        }
    }

    private var address: String {
        "0x" + String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    }
}
