/// Recognizes a gesture in the touches of a view and of the views inside it.
///
/// A discrete gesture goes from possible to recognized or failed; a continuous one from possible to
/// began, changed any number of times, then ended or cancelled; or to failed. When it is over and
/// its touches are lifted, the recognizer goes back to possible.
///
/// A subclass sets ``state`` in the touches methods. When several recognizers see the same touch,
/// the first one to recognize prevents the others; the hit view's recognizers see a touch before
/// those of its superviews. UIKit promises no order; this one is common in practice.
///
/// Actions are named by references to methods: selectors need Objective-C. Not modelled: presses,
/// pointers, and timers of a subclass's own outside of this module.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// Where a recognizer is in its gesture.
    public enum State: Int, Sendable {
        /// It has not recognized its gesture, but may.
        case possible = 0
        /// A continuous gesture began.
        case began = 1
        /// A continuous gesture went on.
        case changed = 2
        /// A continuous gesture ended, or a discrete one was recognized.
        case ended = 3
        /// A continuous gesture was broken off.
        case cancelled = 4
        /// The touches are not this gesture.
        case failed = 5

        /// A discrete gesture was recognized: another name for `ended`.
        public static var recognized: State { .ended }
    }

    final var storedState = State.possible
    /// States that wait for another recognizer to fail, oldest first.
    final var waitingStates: [State] = []
    /// The touches of the gesture, in the order in which they began, until the recognizer is reset.
    final var trackedTouches: [UITouch] = []
    /// When time alone changes something for the recognizer, in seconds of the hand's clock.
    final var deadline: TimeInterval?
    final weak var delivery: TouchDelivery?
    final var failureRequirements: [FailureRequirement] = []
    final var handlers: [GestureHandler] = []

    /// Creates a recognizer that calls nothing yet.
    ///
    /// The one designated initializer, as in UIKit: a subclass overrides this one, while `init()` and
    /// `init(coder:)` are convenience initializers, which cannot be overridden.
    ///
    /// - Parameters:
    ///   - target: Unused without an action.
    ///   - action: Always `nil`: there are no selectors here. The other initializers of this name
    ///     take the method itself.
    public init(target: Any?, action: Selector?) {
        super.init()
        if action != nil {
            ProgrammerError.invalidArgument("the model of UIKit calls methods, and no selectors")
                .raise()
        }
    }

    /// Creates a recognizer that calls nothing yet.
    public override convenience init() {
        self.init(target: nil, action: nil)
    }

    /// Creates a recognizer: this model has no archives, and reads nothing from `coder`.
    public convenience init?(coder: NSCoder) {
        self.init(target: nil, action: nil)
    }

    // MARK: State

    /// Where the recognizer is in its gesture.
    ///
    /// For subclasses to set; a step that the state machine does not know is ignored, and breaking
    /// off a gesture that has not begun is a failure.
    ///
    /// While the recognizer waits for another one to fail, `possible` is read.
    open var state: State {
        get { storedState }
        set { request(newValue) }
    }

    /// The view that the recognizer is attached to.
    open internal(set) weak var view: UIView?

    /// Whether the recognizer gets touches.
    ///
    /// Disabling it in the middle of a gesture breaks that off.
    open var isEnabled = true {
        didSet { if !isEnabled { breakOff() } }
    }

    /// Who is asked how the recognizer gets on with touches and other recognizers.
    open weak var delegate: (any UIGestureRecognizerDelegate)?

    /// A name for people.
    open var name: String?

    /// Whether the touches of a recognized gesture are cancelled on their views.
    open var cancelsTouchesInView = true

    /// Whether views hear of touches only when the recognizer has failed.
    ///
    /// If it recognizes the gesture, they never hear of them.
    open var delaysTouchesBegan = false

    /// Whether views hear that touches ended only when the recognizer has failed.
    ///
    /// If it recognizes the gesture, the touches are cancelled instead. A recognizer that neither
    /// recognizes nor fails keeps the views waiting.
    open var delaysTouchesEnded = true

    // MARK: Touches

    /// How many fingers the gesture has.
    open var numberOfTouches: Int { countedTouches.count }

    /// The middle of the gesture's fingers; of those lifted last where none is down.
    ///
    /// - Parameter view: The view in whose coordinates to answer; `nil` for the window's.
    open func location(in view: UIView?) -> CGPoint {
        convert(middleOnScreen, to: view)
    }

    /// Where one of the gesture's fingers is.
    ///
    /// - Parameters:
    ///   - touchIndex: Below ``numberOfTouches``; anything else is a programmer error.
    ///   - view: The view in whose coordinates to answer; `nil` for the window's.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        let touches = countedTouches
        guard touches.indices.contains(touchIndex) else { refuse(touchIndex, of: touches.count) }
        return convert(touches[touchIndex].locationOnScreen, to: view)
    }

    /// The fingers that ``numberOfTouches`` counts.
    var countedTouches: [UITouch] { trackedTouches.filter(\.isDown) }

    /// Tells a subclass that touches began.
    ///
    /// Nothing happens here.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Tells a subclass that touches moved.
    ///
    /// Nothing happens here.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Tells a subclass that touches were lifted.
    ///
    /// Nothing happens here.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Tells a subclass that the system took touches away.
    ///
    /// Nothing happens here.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Called when the gesture is over, before the recognizer is possible again.
    open func reset() {}

    /// Lets a touch go: it plays no part in the gesture, and is not cancelled on its view.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        drop(touch)
    }

    /// Called when the clock reaches ``deadline``.
    func deadlineReached(at time: TimeInterval) {}

    // MARK: Other recognizers

    /// Makes the recognizer wait, when it would recognize, until another one has failed.
    ///
    /// If that one recognizes, this one fails.
    ///
    /// One that has no touches is not waited for.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        failureRequirements.append(FailureRequirement(recognizer: otherGestureRecognizer))
    }

    /// Whether the recognizer, when it recognizes, keeps another one from recognizing.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether another recognizer, when it recognizes, keeps this one from recognizing.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether the recognizer waits for another one to fail.
    ///
    /// Asked each time it would recognize.
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// Whether another recognizer waits for this one to fail.
    ///
    /// Asked each time that would recognize.
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        false
    }
}

/// A recognizer that another one waits for, not kept alive by it.
struct FailureRequirement {
    weak var recognizer: UIGestureRecognizer?
}
