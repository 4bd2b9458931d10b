/// A rectangle in a tree of views that can receive touches.
///
/// The ``layer`` holds a view's geometry and visibility. Not modelled: drawing, animation (see
/// ``animate(withDuration:animations:completion:)``), Auto Layout.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate {
    /// The layer that holds the view's geometry, opacity and visibility.
    public final var layer: CALayer { ownLayer }

    /// The class of the view's own layer; by default `CALayer`.
    ///
    /// The model creates a layer class that declares its own initializers with `init(coder:)`.
    /// Swift cannot call `init()` of a class known only at run time.
    open class var layerClass: AnyClass { CALayer.self }

    // Unsafe because `deinit` and layers belong to no actor. They themselves require the model's
    // thread.
    nonisolated(unsafe) private final let ownLayer: CALayer
    nonisolated(unsafe) final var needsLayout = true
    nonisolated(unsafe) final var resizing: UIView.Resizing = []
    nonisolated(unsafe) final var storedSubviews: [UIView] = []
    // Unowned and not weak: an object with weak references takes several times as long to retain
    // and release. The superview clears it on deinitialization; a read during deinitialization
    // traps.
    nonisolated(unsafe) final unowned var storedSuperview: UIView?
    final weak var storedWindow: UIWindow?
    final weak var owningController: UIViewController?
    final var interactionIsEnabled = true
    final var storedGestureRecognizers: [UIGestureRecognizer]?
    private final var storedMask: UIView?

    /// Creates a view.
    ///
    /// - Parameter frame: The frame in the future superview's coordinates.
    public init(frame: CGRect) {
        ownLayer = UIView.makeLayer(of: Self.layerClass)
        super.init()
        layer.owningView = self
        layer.frame = frame
    }

    /// Creates an empty view; the model reads nothing from `coder`.
    public required init?(coder: NSCoder) {
        ownLayer = UIView.makeLayer(of: Self.layerClass)
        super.init()
        layer.owningView = self
    }

    public override convenience init() {
        self.init(frame: .zero)
    }

    deinit {
        ownLayer.owningView = nil
        releaseSubviews()
    }

    // MARK: Geometry

    /// The bounding box of the view in its superview's coordinates.
    ///
    /// Not meant for use with a transform.
    open var frame: CGRect {
        get {
            report(.reads, .read(.frame, of: self))
            return layer.boundingFrame
        }
        set { layer.frame = newValue }
    }

    /// The rectangle of the view in its own coordinates.
    ///
    /// A scroll view moves its origin.
    open var bounds: CGRect {
        get {
            report(.reads, .read(.bounds, of: self))
            return layer.storedBounds
        }
        set { layer.bounds = newValue }
    }

    /// The bounds, independent of overrides of ``bounds`` and without a report to the observer.
    package final var ownBounds: CGRect { layer.storedBounds }

    /// The superview, without a report to the observer.
    package final var ownSuperview: UIView? { storedSuperview }

    /// The location of the layer's anchor point in the superview's coordinates.
    open var center: CGPoint {
        get {
            report(.reads, .read(.center, of: self))
            return layer.storedPosition
        }
        set { layer.position = newValue }
    }

    /// The transform about the layer's anchor point.
    open var transform: CGAffineTransform {
        get {
            report(.reads, .read(.transform, of: self))
            return layer.transformOfPlane
        }
        set { layer.setAffineTransform(newValue) }
    }

    /// The layer's transform.
    ///
    /// Only the part that acts in the plane counts here.
    open var transform3D: CATransform3D {
        get {
            report(.reads, .read(.transform, of: self))
            return layer.storedTransform ?? CATransform3DIdentity
        }
        set { layer.transform = newValue }
    }

    /// The layer's anchor point, relative to the size of the bounds.
    open var anchorPoint: CGPoint {
        get { layer.anchorPoint }
        set { layer.anchorPoint = newValue }
    }

    /// The insets that screen edges and bars cover; always zero here.
    ///
    /// The model has no bars, and its screen has no notch.
    open var safeAreaInsets: UIEdgeInsets { .zero }

    /// The way in which the view changes with its superview's size; by default not at all.
    ///
    /// See ``AutoresizingMask-swift.struct``.
    open var autoresizingMask: AutoresizingMask {
        get { AutoresizingMask(rawValue: UInt(resizing.rawValue)) }
        set {
            report(.writes, .wrote(.layoutSettings, of: self))
            resizing = Resizing(rawValue: UInt8(truncatingIfNeeded: newValue.rawValue))
        }
    }

    /// Whether the subviews follow their autoresizing masks when the view's size changes.
    open var autoresizesSubviews = true {
        didSet { wrote(.layoutSettings) }
    }

    /// Returns the size that fits the view best; by default the current size.
    open func sizeThatFits(_ size: CGSize) -> CGSize { layer.storedBounds.size }

    /// Resizes the view to the size that fits it best.
    open func sizeToFit() {
        bounds.size = sizeThatFits(layer.storedBounds.size)
    }

    // MARK: Visibility and interaction

    /// Whether the view and all its descendants are hidden and receive no touches.
    open var isHidden: Bool {
        get {
            report(.reads, .read(.isHidden, of: self))
            return layer.storedIsHidden
        }
        set { layer.isHidden = newValue }
    }

    /// The opacity of the view.
    ///
    /// Below 0.01 the view receives no touches. The layer stores it in 32 bits: 0.01 reads back as
    /// slightly less than 0.01.
    open var alpha: CGFloat {
        get {
            report(.reads, .read(.alpha, of: self))
            return CGFloat(layer.storedOpacity)
        }
        set { layer.opacity = Float(newValue) }
    }

    /// Whether the view and its descendants receive touches.
    open var isUserInteractionEnabled: Bool {
        get {
            report(.reads, .read(.isUserInteractionEnabled, of: self))
            return interactionIsEnabled
        }
        set {
            report(.writes, .wrote(.isUserInteractionEnabled, of: self))
            interactionIsEnabled = newValue
        }
    }

    /// Whether the view receives more than the first of the touches that begin in it.
    open var isMultipleTouchEnabled = false {
        didSet { wrote(.isMultipleTouchEnabled) }
    }

    /// Whether the view excludes other views of its window from touches.
    ///
    /// While it tracks a touch, the others receive none. While they track touches, it receives
    /// none.
    open var isExclusiveTouch = false {
        didSet { wrote(.isExclusiveTouch) }
    }

    /// Whether drawing is clipped to the bounds.
    ///
    /// It has no effect on the view's hit testing.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// The background colour.
    open var backgroundColor: UIColor? {
        get { layer.backgroundColor.map(UIColor.init(cgColor:)) }
        set { layer.backgroundColor = newValue?.cgColor }
    }

    /// The view whose alpha channel masks this one.
    ///
    /// Its layer becomes the mask of this view's layer, and it is not a subview. Stored only:
    /// whether a mask changes hit testing is not settled in public sources.
    open var mask: UIView? {
        get { storedMask }
        set {
            storedMask = newValue
            layer.mask = newValue?.layer
        }
    }

    /// The colour of the view's interactive parts.
    open var tintColor: UIColor! = .systemBlue {
        didSet {
            report(.writes, .wrote(.tintColor, of: self))
            tintColorDidChange()
        }
    }

    /// Called after ``tintColor`` was set; in an app also on the views that inherit the colour.
    open func tintColorDidChange() {}

    /// Whether the view promises to fill its bounds; stored only.
    open var isOpaque = true { didSet { wrote(.appearance) } }

    /// The way in which contents fit the bounds; stored only, because the model draws nothing.
    open var contentMode = ContentMode.scaleToFill {
        didSet { wrote(.appearance) }
    }

    /// A number that identifies the view, for the app's use.
    open var tag: Int {
        get {
            report(.reads, .read(.tag, of: self))
            return storedTag
        }
        set {
            storedTag = newValue
            report(.writes, .wrote(.tag, of: self))
        }
    }

    private final var storedTag = 0

    /// The text that is read aloud for the view; stored only.
    open var accessibilityLabel: String? {
        didSet { wrote(.accessibility) }
    }

    /// Whether assistive apps see the view; stored only.
    open var isAccessibilityElement = false { didSet { wrote(.accessibility) } }

    /// The kind of element that assistive apps see; stored only.
    open var accessibilityTraits: UIAccessibilityTraits = .none { didSet { wrote(.accessibility) } }

    /// A description of the element's action, to be read aloud; stored only.
    open var accessibilityHint: String? { didSet { wrote(.accessibility) } }

    /// The element's value, to be read aloud; stored only.
    open var accessibilityValue: String? { didSet { wrote(.accessibility) } }

    /// The outline that assistive apps draw, in the screen's coordinates; stored only.
    open var accessibilityPath: UIBezierPath? { didSet { wrote(.accessibility) } }

    /// Whether assistive apps pass over the views inside; stored only.
    public final var accessibilityElementsHidden = false { didSet { wrote(.accessibility) } }

    /// Whether assistive apps pass over the siblings; stored only.
    public final var accessibilityViewIsModal = false { didSet { wrote(.accessibility) } }

    private func wrote(_ property: ObservedProperty) { report(.writes, .wrote(property, of: self)) }

    /// Never called, because there are no assistive apps.
    open func accessibilityActivate() -> Bool { false }

    /// A name that identifies the view, for the app's use.
    open var accessibilityIdentifier: String? {
        didSet { wrote(.accessibilityIdentifier) }
    }

    /// Turns interaction off without a report to the observer, for views that start that way.
    package final func startWithoutInteraction() {
        interactionIsEnabled = false
    }

    // MARK: Hierarchy

    /// The view that contains this one.
    open var superview: UIView? {
        report(.reads, .read(.superview, of: self))
        return storedSuperview
    }

    /// The subviews, back to front.
    open var subviews: [UIView] {
        report(.reads, .read(.subviews, of: self))
        return storedSubviews
    }

    /// The window that contains the view.
    open var window: UIWindow? {
        report(.reads, .read(.window, of: self))
        return storedWindow
    }

    /// Adds a view in front of the other subviews, and removes it from its previous superview.
    open func addSubview(_ view: UIView) {
        insert(view, .last)
    }

    /// Inserts a view at an index, back to front; an index out of range is clamped.
    open func insertSubview(_ view: UIView, at index: Int) {
        insert(view, .index(index))
    }

    /// Inserts a view behind a sibling; at the front if the sibling is not a subview of this view.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, .below(siblingSubview))
    }

    /// Inserts a view in front of a sibling; at the front if the sibling is not a subview of this
    /// view.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, .above(siblingSubview))
    }

    /// Exchanges two subviews; does nothing if an index is out of range.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard storedSubviews.indices.contains(index1), storedSubviews.indices.contains(index2),
            index1 != index2
        else { return }
        report(.writes, .wrote(.subviews, of: self))
        storedSubviews.swapAt(index1, index2)
        let layers = layer.storedSublayers
        guard let back = layers.firstIndex(where: { $0 === storedSubviews[index1].layer }),
            let front = layers.firstIndex(where: { $0 === storedSubviews[index2].layer })
        else { return }
        layer.storedSublayers.swapAt(back, front)
    }

    /// Moves a subview in front of its siblings; does nothing if it is not a subview.
    open func bringSubviewToFront(_ view: UIView) {
        reorder(view, to: storedSubviews.count - 1)
    }

    /// Moves a subview behind its siblings; does nothing if it is not a subview.
    open func sendSubviewToBack(_ view: UIView) {
        reorder(view, to: 0)
    }

    /// Removes the view from its superview.
    open func removeFromSuperview() {
        detach()
    }

    /// Whether the view is another one or its descendant.
    open func isDescendant(of view: UIView) -> Bool {
        isInside(view)
    }

    /// The view with a tag: this view or, depth first, a descendant.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if storedTag == tag { return self }
        return storedSubviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    /// Called after a subview was added.
    open func didAddSubview(_ subview: UIView) {}
    /// Called before a subview is removed.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called before the superview changes.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called after the superview changed.
    open func didMoveToSuperview() {}
    /// Called before the window changes.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called after the window changed.
    open func didMoveToWindow() {}
    /// Never called: no view comes from a nib.
    open func awakeFromNib() {}
    /// Never called: there is no Interface Builder.
    open func prepareForInterfaceBuilder() {}

    // MARK: Hit testing

    /// Finds the frontmost view that should receive a touch: this view or a descendant.
    ///
    /// A view rejects its whole subtree if it is hidden or transparent, if user interaction is off,
    /// or if `point(inside:with:)` returns `false`. A subview outside the bounds is thus not
    /// reached, whether clipped or not. Otherwise the view asks its subviews from last to first,
    /// each in its own coordinates. If no subview takes the touch, the result is the view itself.
    /// `zPosition` has no effect.
    ///
    /// - Parameters:
    ///   - point: A point in this view's bounds, not its frame.
    ///   - event: The event that causes the hit test, or `nil`; passed on unchanged.
    /// - Returns: The hit view, or `nil` if neither this view nor a descendant takes the touch.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if observedKinds.contains(.hitTests) { return observedHitTest(point, with: event) }
        return unobservedHitTest(point, with: event)
    }

    /// Whether a point is in the bounds, including the minimum edges but not the maximum edges.
    ///
    /// - Parameters:
    ///   - point: A point in this view's own coordinates.
    ///   - event: The event that causes the hit test, or `nil`.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let answer = layer.storedBounds.containsHalfOpen(point)
        report(.hitTests, .pointInside(self, point: point, answer: answer))
        return answer
    }

    // MARK: Conversion

    /// Converts a point to another view's coordinates, or to the window's for `nil`.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let answer = CALayer.mapPoint(point, from: layer, to: layerStanding(for: view))
        report(.conversions, .viewConvertedPoint(point, from: self, to: view, answer: answer))
        return answer
    }

    /// Converts a point from another view's coordinates, or from the window's for `nil`.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let answer = CALayer.mapPoint(point, from: layerStanding(for: view), to: layer)
        report(.conversions, .viewConvertedPoint(point, from: view, to: self, answer: answer))
        return answer
    }

    /// Converts a rectangle to another view's coordinates, or to the window's for `nil`.
    ///
    /// Returns a bounding box of the bounding box in the nearest common ancestor.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CALayer.mapRectangle(rect, from: layer, to: layerStanding(for: view))
    }

    /// Converts a rectangle from another view's coordinates, or from the window's for `nil`.
    ///
    /// Returns a bounding box of the bounding box in the nearest common ancestor.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CALayer.mapRectangle(rect, from: layerStanding(for: view), to: layer)
    }

    /// The layer that stands for a view in a conversion: for `nil`, the window's layer.
    ///
    /// Outside any window it is `nil`, so that the conversion goes to the coordinates outside the
    /// root view.
    private func layerStanding(for view: UIView?) -> CALayer? {
        view?.layer ?? storedWindow?.layer
    }

    // MARK: Gesture recognizers

    /// The recognizers attached to the view, in the order of addition.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get {
            report(.reads, .read(.gestureRecognizers, of: self))
            return storedGestureRecognizers
        }
        set {
            for recognizer in storedGestureRecognizers ?? [] { detach(recognizer) }
            for recognizer in newValue ?? [] { attach(recognizer) }
        }
    }

    /// Attaches a recognizer, and detaches it from its previous view.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        attach(gestureRecognizer)
    }

    /// Detaches a recognizer.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        detach(gestureRecognizer)
    }

    private func attach(_ recognizer: UIGestureRecognizer) {
        report(.writes, .wrote(.gestureRecognizers, of: self))
        recognizer.view?.removeGestureRecognizer(recognizer)
        // Detaching may cancel a gesture, whose handlers may have attached the recognizer again.
        recognizer.view?.storedGestureRecognizers?.removeAll { $0 === recognizer }
        recognizer.view = self
        storedGestureRecognizers = (storedGestureRecognizers ?? []) + [recognizer]
    }

    private func detach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        report(.writes, .wrote(.gestureRecognizers, of: self))
        recognizer.view = nil
        storedGestureRecognizers?.removeAll { $0 === recognizer }
        recognizer.breakOff()
    }

    /// Returns whether a recognizer may begin its gesture with touches of this view.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        true
    }

    // MARK: Layout and display

    /// Requests `layoutSubviews()` before the next event.
    open func setNeedsLayout() {
        report(.writes, .wrote(.needsLayout, of: self))
        needsLayout = true
    }

    /// Lays out the view and its descendants now, if layout was requested.
    open func layoutIfNeeded() {
        layOutWhereNeeded()
    }

    /// Lays out the subviews.
    ///
    /// Called before an event if the size has changed or a subview was added.
    open func layoutSubviews() {}

    /// Lays out the view's layer, and calls `layoutSubviews()` for the view's own.
    open func layoutSublayers(of layer: CALayer) {
        guard layer === ownLayer else { return }
        owningController?.viewWillLayoutSubviews()
        layoutSubviews()
        owningController?.viewDidLayoutSubviews()
    }

    /// The natural size of the contents: none, unless a subclass defines one.
    ///
    /// Without effect, because there is no Auto Layout.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// The insets of the rectangle that Auto Layout aligns; without effect.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// Whether the view needs Auto Layout; without effect.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Never called, because there are no constraints.
    open func updateConstraints() {}

    /// Whether the autoresizing mask becomes constraints; stored only.
    public final var translatesAutoresizingMaskIntoConstraints = true {
        didSet { wrote(.layoutSettings) }
    }

    /// Whether contents are flipped in right-to-left languages; stored only.
    public final var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
        didSet { wrote(.layoutSettings) }
    }

    /// The appearance that the view keeps, whatever the device's appearance is; stored only.
    public final var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified {
        didSet { wrote(.appearance) }
    }

    /// The space that a layout leaves at the edges; stored only, 8 points by default.
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
        didSet {
            wrote(.layoutSettings)
            layoutMarginsDidChange()
        }
    }

    /// Called after ``layoutMargins`` was set.
    open func layoutMarginsDidChange() {}

    /// Never called, because the safe area is the whole screen.
    open func safeAreaInsetsDidChange() {}

    /// The environment of the view: a phone, upright, in the light appearance.
    open var traitCollection: UITraitCollection { .phone }

    /// Never called, because the environment does not change.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Tells the observer only, because the model draws nothing.
    open func setNeedsDisplay() {
        report(.writes, .wrote(.needsDisplay, of: self))
    }

    /// Does nothing, because the model draws nothing.
    open func draw(_ rect: CGRect) {}

    // MARK: Responder

    override var nextResponder: UIResponder? { owningController ?? storedSuperview }

    override var windowOfResponder: UIWindow? { storedWindow }

    /// Makes the first responder resign if it is the view or a descendant.
    ///
    /// - Parameter force: Whether it must resign even if it does not agree.
    /// - Returns: Whether it resigned. Apple documents no result for a view without the first
    ///   responder; here it is `false`.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        report(.writes, .wrote(.firstResponder, of: self))
        guard let window = storedWindow, let present = window.firstResponder as? UIView,
            present.isInside(self)
        else { return false }
        guard force else { return present.resignFirstResponder() }
        window.firstResponder = nil
        return true
    }

    /// The class, the layer's name or the address, and the frame; shorter than UIKit's.
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
