/// One finger's contact with the screen, the same object until the finger is lifted.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// The phase of a touch.
    public enum Phase: Int, Sendable {
        /// The finger came down.
        case began = 0
        /// The finger moved.
        case moved = 1
        /// The finger is down and has not moved since the last event.
        case stationary = 2
        /// The finger was lifted.
        case ended = 3
        /// The system cancelled the touch.
        case cancelled = 4
        /// A pointer entered a window; never here.
        case regionEntered = 5
        /// A pointer moved within a window; never here.
        case regionMoved = 6
        /// A pointer left a window; never here.
        case regionExited = 7
    }

    /// The device that makes a touch.
    public enum TouchType: Int, Sendable {
        /// A finger.
        case direct = 0
        /// A device separate from the screen.
        case indirect = 1
        /// A pencil.
        case pencil = 2
        /// A pointer controlled by a mouse or a trackpad.
        case indirectPointer = 3
        /// A pencil, by an old name.
        public static var stylus: TouchType { .pencil }
    }

    /// The time of the last change, in seconds of the hand's clock.
    open private(set) var timestamp: TimeInterval = 0
    /// The phase of the touch.
    open internal(set) var phase = Phase.began
    /// The number of taps in quick succession at nearly the same place.
    open internal(set) var tapCount = 1
    /// The device that makes the touch; always a finger here.
    open var type: TouchType { .direct }
    /// The window in which the touch began.
    ///
    /// The touch holds the window weakly, unlike the view: a window that the app releases is gone.
    open internal(set) weak var window: UIWindow?
    /// The view in which the touch began, and to which the model delivers it.
    ///
    /// `nil` after a gesture recognizer has recognized the touch and taken it from the view. Apple
    /// documents that no view receives the touch then. Apple does not document the value during the
    /// view's `touchesCancelled(_:with:)`. Here it is still the view, and `nil` afterwards. A
    /// recognizer that does not cancel touches in its view leaves it unchanged.
    open internal(set) var view: UIView? {
        get { isTakenFromView ? nil : hitView }
        set { hitView = newValue }
    }

    /// The view that hit testing found; it never changes.
    final var hitView: UIView? {
        get { heldView ?? hitWindow }
        set {
            hitWindow = newValue as? UIWindow
            heldView = hitWindow == nil ? newValue : nil
        }
    }

    final var isTakenFromView = false

    /// The recognizers that receive the touch, the hit view's first, then its superviews'.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?

    private final var heldView: UIView?
    private final weak var hitWindow: UIWindow?

    /// The finger's current and previous location, in the screen's coordinates.
    package internal(set) final var locationOnScreen: CGPoint
    final var previousLocationOnScreen: CGPoint
    /// The finger's first place and time.
    final let firstLocationOnScreen: CGPoint
    final let beginning: TimeInterval
    /// The index among the touches of the hand, because a `Set` has no order.
    final let order: Int
    /// Whether the finger is on the screen, independent of the phase presented to a view.
    private(set) final var isDown = true

    /// Creates a touch that no finger made.
    ///
    /// A ``Hand`` creates the touches that are delivered.
    public override convenience init() {
        self.init(at: .zero, timestamp: 0, order: 0)
    }

    init(at locationOnScreen: CGPoint, timestamp: TimeInterval, order: Int = 0) {
        self.locationOnScreen = locationOnScreen
        previousLocationOnScreen = locationOnScreen
        firstLocationOnScreen = locationOnScreen
        beginning = timestamp
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

    /// The hash value, from the order of the hand's fingers rather than from an address, so that a set
    /// of touches has the same order in each run of a scene.
    public override nonisolated var hash: Int { order }

    // MARK: Contact

    /// The radius of the contact, in points; always 0 here.
    open var majorRadius: CGFloat { 0 }

    /// The tolerance of ``majorRadius``, in points; always 0 here.
    open var majorRadiusTolerance: CGFloat { 0 }

    /// The force of the touch, where 1 is average; always 0 here.
    ///
    /// A screen that does not measure force gives 0 too.
    open var force: CGFloat { 0 }

    /// The largest ``force`` that the screen measures; always 0 here.
    open var maximumPossibleForce: CGFloat { 0 }

    // MARK: Location

    /// The location of the finger.
    ///
    /// - Parameter view: The view whose coordinates to use; `nil` for the window's.
    open func location(in view: UIView?) -> CGPoint {
        convert(locationOnScreen, to: view)
    }

    /// The location of the finger at the previous event.
    open func previousLocation(in view: UIView?) -> CGPoint {
        convert(previousLocationOnScreen, to: view)
    }

    /// The location of the finger, as precisely as the screen measures it.
    ///
    /// Equal to ``location(in:)`` here. Apple documents that it should not be used for hit testing.
    open func preciseLocation(in view: UIView?) -> CGPoint {
        location(in: view)
    }

    /// The location at the previous event, as precisely as the screen measures it.
    ///
    /// Equal to ``previousLocation(in:)`` here.
    open func precisePreviousLocation(in view: UIView?) -> CGPoint {
        previousLocation(in: view)
    }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        CALayer.mapPoint(point, from: nil, to: (view ?? window)?.layer)
    }
}
