/// All touches on the screen at one moment, including those that did not change.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// The kind of an event.
    public enum EventType: Int, Sendable {
        /// Fingers on the screen.
        case touches = 0
        case motion = 1
        case remoteControl = 2
        /// A physical button.
        case presses = 3
        /// A scroll by a mouse or a trackpad.
        case scroll = 10
        /// A pointer that hovers.
        case hover = 11
        /// A gesture on a trackpad that turns or scales.
        case transform = 14
    }

    /// A finer kind of event; touches have none.
    public enum EventSubtype: Int, Sendable {
        case none = 0
        case motionShake = 1
        case remoteControlPlay = 100
        case remoteControlPause = 101
        case remoteControlStop = 102
        case remoteControlTogglePlayPause = 103
        case remoteControlNextTrack = 104
        case remoteControlPreviousTrack = 105
        case remoteControlBeginSeekingBackward = 106
        case remoteControlEndSeekingBackward = 107
        case remoteControlBeginSeekingForward = 108
        case remoteControlEndSeekingForward = 109
    }

    /// The kind of the event; always touches here.
    open var type: EventType { .touches }
    /// The finer kind of the event; always none here.
    open var subtype: EventSubtype { .none }
    /// The time of the event, in seconds of the hand's clock.
    open internal(set) var timestamp: TimeInterval = 0
    /// All touches of the event, or `nil` if there are none.
    open var allTouches: Set<UITouch>? { nonEmpty(touches) }

    /// The touches of the event, each once.
    final var touches: [UITouch] = []

    public override init() {
        super.init()
    }

    final func add(_ added: [UITouch]) {
        for touch in added where !touches.containsObject(touch) { touches.append(touch) }
    }

    /// Returns the touches of a window.
    open func touches(for window: UIWindow) -> Set<UITouch>? {
        nonEmpty(touches.filter { $0.window === window })
    }

    /// Returns the touches delivered to a view.
    ///
    /// These began in the view, and no gesture recognizer has taken them from it.
    open func touches(for view: UIView) -> Set<UITouch>? {
        nonEmpty(touches.filter { $0.view === view })
    }

    /// Returns the touches that a gesture recognizer receives.
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        nonEmpty(
            touches.filter { touch in
                touch.gestureRecognizers?.contains { $0 === gesture } ?? false
            }
        )
    }

    /// Returns the touches measured for a touch since the previous event.
    ///
    /// The result contains only the touch, because the model delivers every measurement. In an app it
    /// contains a copy; here it contains the touch itself.
    ///
    /// - Returns: `nil` for a touch that is not in this event.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        touches.containsObject(touch) ? [touch] : nil
    }

    /// Returns the touches that the system predicts; always empty here.
    ///
    /// - Returns: `nil` for a touch that is not in this event.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? {
        touches.containsObject(touch) ? [] : nil
    }

    private func nonEmpty(_ touches: [UITouch]) -> Set<UITouch>? {
        touches.isEmpty ? nil : Set(touches)
    }
}
