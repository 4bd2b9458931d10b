/// Recognizes a gesture in the touches of a view and its descendants.
///
/// A discrete gesture goes from possible to recognized or failed. A continuous gesture goes from
/// possible to failed, or to began, changed any number of times, and then ended or cancelled. When
/// the gesture is over and its touches are lifted, the recognizer returns to possible.
///
/// A subclass sets ``state`` in the touches methods. Of several recognizers that see the same
/// touch, the first to recognize its gesture prevents the others. The hit view's recognizers see a
/// touch before those of its superviews. UIKit guarantees no order; this one is common in practice.
///
/// References to methods name actions, because selectors need Objective-C. Not modelled: presses,
/// pointers, and a subclass's own timers outside this module.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// The progress of a recognizer in its gesture.
    public enum State: Int, Sendable {
        /// The gesture is not recognized yet, but may be.
        case possible = 0
        /// A continuous gesture began.
        case began = 1
        case changed = 2
        /// A continuous gesture ended, or a discrete one was recognized.
        case ended = 3
        /// A continuous gesture was cancelled.
        case cancelled = 4
        /// The touches do not match the gesture.
        case failed = 5

        /// A discrete gesture was recognized; equal to `ended`.
        public static var recognized: State { .ended }
    }

    final var storedState = State.possible
    /// The states that wait for another recognizer's failure, oldest first.
    final var waitingStates: [State] = []
    /// The touches of the gesture since the last reset, in the order in which they began.
    final var trackedTouches: [UITouch] = []
    /// The next moment at which the recognizer changes without an event, in seconds of the hand's
    /// clock.
    final var deadline: TimeInterval?
    final weak var delivery: TouchDelivery?
    final var failureRequirements: [WeakObject] = [] { didSet { reportWrite(.recognizerSettings) } }
    final var handlers: [GestureHandler] = []

    /// Creates a recognizer without actions.
    ///
    /// It is the only designated initializer, as in UIKit, so a subclass overrides it. `init()` and
    /// `init(coder:)` are convenience initializers, which cannot be overridden.
    ///
    /// - Parameters:
    ///   - target: Unused without an action.
    ///   - action: Always `nil`, because there are no selectors here. The other initializers of
    ///     this name take the method itself.
    public init(target: Any?, action: Selector?) {
        super.init()
        if action != nil {
            ProgrammerError.invalidArgument
                .raise("the model of UIKit calls methods, and no selectors")
        }
    }

    /// Creates a recognizer without actions.
    public override convenience init() {
        self.init(target: nil, action: nil)
    }

    /// Creates a recognizer; the model reads nothing from `coder`.
    public convenience init?(coder: NSCoder) {
        self.init(target: nil, action: nil)
    }

    // MARK: State

    /// The progress of the recognizer in its gesture.
    ///
    /// Subclasses set it. The recognizer ignores a transition that the state machine does not have.
    /// Cancelling a gesture that has not begun makes it fail.
    /// While the recognizer waits for another one to fail, it reads as `possible`.
    open var state: State {
        get { storedState }
        set {
            reportWrite(.recognizerSettings)
            request(newValue)
        }
    }

    /// The view that the recognizer is attached to.
    open internal(set) weak var view: UIView?

    /// Whether the recognizer receives touches.
    ///
    /// Disabling it during a gesture cancels the gesture.
    open var isEnabled = true {
        didSet {
            reportWrite(.recognizerIsEnabled)
            if !isEnabled { breakOff() }
        }
    }

    /// Decides how the recognizer treats touches and other recognizers.
    open weak var delegate: (any UIGestureRecognizerDelegate)? {
        didSet { reportWrite(.recognizerSettings) }
    }

    /// A name for debugging.
    open var name: String? { didSet { reportWrite(.recognizerSettings) } }

    /// Whether a recognized gesture cancels its touches on their views.
    open var cancelsTouchesInView = true { didSet { reportWrite(.recognizerCancelsTouches) } }

    final func reportWrite(_ property: ObservedProperty) {
        if let view { report(.writes, .wrote(property, of: view)) }
    }

    /// Whether views receive touches only after the recognizer has failed.
    ///
    /// If it recognizes the gesture, the views never receive the touches.
    open var delaysTouchesBegan = false { didSet { reportWrite(.recognizerSettings) } }

    /// Whether views receive the end of touches only after the recognizer has failed.
    ///
    /// If it recognizes the gesture, the touches are cancelled instead. While a recognizer neither
    /// recognizes nor fails, the views wait.
    open var delaysTouchesEnded = true { didSet { reportWrite(.recognizerSettings) } }

    // MARK: Touches

    /// The number of fingers in the gesture.
    open var numberOfTouches: Int { countedTouches.count }

    /// The mean of the gesture's fingers, or of those lifted last if none is down.
    ///
    /// - Parameter view: The view whose coordinates to use; `nil` for the window's.
    open func location(in view: UIView?) -> CGPoint {
        convert(middleOnScreen, to: view)
    }

    /// The location of one of the gesture's fingers.
    ///
    /// - Parameters:
    ///   - touchIndex: An index below ``numberOfTouches``; any other is a programmer error.
    ///   - view: The view whose coordinates to use; `nil` for the window's.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        let touches = countedTouches
        guard touches.indices.contains(touchIndex) else { refuse(touchIndex, of: touches.count) }
        return convert(touches[touchIndex].locationOnScreen, to: view)
    }

    var countedTouches: [UITouch] { trackedTouches.filter(\.isDown) }

    /// Called when touches began; does nothing by default.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when touches moved; does nothing by default.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when touches were lifted; does nothing by default.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when the system cancelled touches; does nothing by default.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called after the gesture is over, before the recognizer returns to possible.
    open func reset() {}

    /// Excludes a touch from the gesture, without cancelling it on its view.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        trackedTouches.removeAll { $0 === touch }
        touch.gestureRecognizers?.removeAll { $0 === self }
    }

    /// Called when the clock reaches ``deadline``.
    func deadlineReached(at time: TimeInterval) {}

    // MARK: Other recognizers

    /// Makes the recognizer wait for another one to fail before it recognizes.
    ///
    /// If the other one recognizes its gesture, this one fails. The recognizer does not wait for
    /// one without touches.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        failureRequirements.append(WeakObject(otherGestureRecognizer))
    }

    /// Whether this recognizer, once it has recognized its gesture, prevents another one.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether another recognizer, once it has recognized its gesture, prevents this one.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether the recognizer waits for another one to fail.
    ///
    /// Called each time this recognizer is about to recognize its gesture.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether another recognizer waits for this one to fail.
    ///
    /// Called each time the other recognizer is about to recognize its gesture.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        false
    }
}
