/// One finger's contact with the screen, from down to up: the same object all the way.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// What the finger is doing.
    public enum Phase: Int, Sendable {
        /// The finger came down.
        case began = 0
        /// The finger moved.
        case moved = 1
        /// The finger is down and did not move since the last event.
        case stationary = 2
        /// The finger was lifted.
        case ended = 3
        /// The system took the touch away.
        case cancelled = 4
        /// A pointer came over a window; never here.
        case regionEntered = 5
        /// A pointer moved over a window; never here.
        case regionMoved = 6
        /// A pointer left a window; never here.
        case regionExited = 7
    }

    /// What touches the screen.
    public enum TouchType: Int, Sendable {
        /// A finger.
        case direct = 0
        /// A device apart from the screen.
        case indirect = 1
        /// A pencil.
        case pencil = 2
        /// A pointer that a mouse or a trackpad moves.
        case indirectPointer = 3
        /// A pencil, by an older name.
        public static var stylus: TouchType { .pencil }
    }

    /// When the touch last changed, in seconds of the finger's clock.
    open private(set) var timestamp: TimeInterval = 0
    /// What the finger is doing.
    open internal(set) var phase = Phase.began
    /// How many times the finger came down in quick succession at about this place.
    open internal(set) var tapCount = 1
    /// What touches the screen.
    ///
    /// Always a finger here.
    open var type: TouchType { .direct }
    /// The window that the touch began in.
    ///
    /// Not kept alive by the touch, unlike the view: a window that the app lets go of is gone.
    open internal(set) weak var window: UIWindow?
    /// The view that the touch is delivered to: the one that it began in, wherever it goes.
    ///
    /// `nil` once a gesture recognizer has recognized the touch and taken it from the view: Apple
    /// documents that no view receives it then. Whether the view still stands here during its
    /// `touchesCancelled(_:with:)` is not documented; it does here, and is gone afterwards. A
    /// recognizer that does not cancel touches in the view leaves it.
    open internal(set) var view: UIView? {
        get { isTakenFromView ? nil : hitView }
        set { hitView = newValue }
    }

    /// The view that hit testing found, which nothing changes.
    final var hitView: UIView? {
        get { heldView ?? hitWindow }
        set {
            hitWindow = newValue as? UIWindow
            heldView = hitWindow == nil ? newValue : nil
        }
    }

    /// Whether a gesture recognizer has taken the touch from its view.
    final var isTakenFromView = false

    /// The gesture recognizers that receive the touch, the hit view's first, then its superviews'.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

    private final var heldView: UIView?
    private final weak var hitWindow: UIWindow?

    /// Where the finger is and was, in the screen's coordinates.
    final var locationOnScreen: CGPoint
    final var previousLocationOnScreen: CGPoint
    /// The place among the touches of its hand: what a `Set` of touches does not tell.
    final let order: Int
    /// Whether the finger is on the screen, whatever phase a late call to the view shows.
    private(set) final var isDown = true

    /// Creates a touch that no finger made.
    ///
    /// Touches that are delivered are made by a ``Hand``.
    public override convenience init() {
        self.init(at: .zero, timestamp: 0, order: 0)
    }

    init(at locationOnScreen: CGPoint, timestamp: TimeInterval, order: Int = 0) {
        self.locationOnScreen = locationOnScreen
        previousLocationOnScreen = locationOnScreen
        self.timestamp = timestamp
        self.order = order
        super.init()
    }

    final func update(_ phase: Phase, to location: CGPoint, timestamp: TimeInterval) {
        self.phase = phase
        isDown = phase != .ended && phase != .cancelled
        previousLocationOnScreen = locationOnScreen
        locationOnScreen = location
        self.timestamp = timestamp
    }

    // MARK: Contact

    /// How large the contact with the screen is, in points.
    ///
    /// Always 0 here: a finger of the model touches a point.
    open var majorRadius: CGFloat { 0 }

    /// How exact ``majorRadius`` is, in points.
    ///
    /// Always 0 here.
    open var majorRadiusTolerance: CGFloat { 0 }

    /// How hard the finger presses, where 1 is an average touch.
    ///
    /// Always 0 here, as on a screen that does not measure it.
    open var force: CGFloat { 0 }

    /// The largest ``force`` that the screen measures.
    ///
    /// Always 0 here: it measures none.
    open var maximumPossibleForce: CGFloat { 0 }

    // MARK: Location

    /// Where the finger is.
    ///
    /// - Parameter view: The view in whose coordinates to answer; `nil` for the window's.
    open func location(in view: UIView?) -> CGPoint {
        convert(locationOnScreen, to: view)
    }

    /// Where the finger was at the event before.
    ///
    /// - Parameter view: The view in whose coordinates to answer; `nil` for the window's.
    open func previousLocation(in view: UIView?) -> CGPoint {
        convert(previousLocationOnScreen, to: view)
    }

    /// Where the finger is, as exactly as the screen measures it.
    ///
    /// Here the same as ``location(in:)``. Apple documents not to use it for hit testing.
    ///
    /// - Parameter view: The view in whose coordinates to answer; `nil` for the window's.
    open func preciseLocation(in view: UIView?) -> CGPoint {
        location(in: view)
    }

    /// Where the finger was at the event before, as exactly as the screen measures it.
    ///
    /// Here the same as ``previousLocation(in:)``.
    ///
    /// - Parameter view: The view in whose coordinates to answer; `nil` for the window's.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint {
        previousLocation(in: view)
    }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        CALayer.convertPoint(point, from: nil, to: (view ?? window)?.layer)
    }
}
