/// What happened on the screen at one moment: all touches, those that changed and those that did not.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// What kind of event it is.
    public enum EventType: Int, Sendable {
        /// Fingers on the screen.
        case touches = 0
        /// The device moved.
        case motion = 1
        /// A remote control.
        case remoteControl = 2
        /// A physical button.
        case presses = 3
    }

    /// A finer kind of event.
    ///
    /// Touches have none.
    public enum EventSubtype: Int, Sendable {
        /// No finer kind.
        case none = 0
        /// The device was shaken.
        case motionShake = 1
    }

    /// The kind of event.
    ///
    /// Always touches here.
    open var type: EventType { .touches }
    /// The finer kind of event.
    ///
    /// Always none here.
    open var subtype: EventSubtype { .none }
    /// When the event happened, in seconds of the finger's clock.
    open internal(set) var timestamp: TimeInterval = 0
    /// All touches of the event, or `nil` where it has none.
    open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : touches }

    final var touches: Set<UITouch> = []

    /// Creates an event without touches.
    public override init() {
        super.init()
    }

    /// The touches that belong to a window.
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        nonEmpty(touches.filter { $0.window === window })
    }

    /// The touches that began in a view.
    open func touches(for view: UIView) -> Set<UITouch>? {
        nonEmpty(touches.filter { $0.view === view })
    }

    /// The touches that a gesture recognizer receives.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        nonEmpty(
            touches.filter { touch in
                touch.gestureRecognizers?.contains { $0 === gesture } ?? false
            }
        )
    }

    private func nonEmpty(_ touches: Set<UITouch>) -> Set<UITouch>? {
        touches.isEmpty ? nil : touches
    }
}
