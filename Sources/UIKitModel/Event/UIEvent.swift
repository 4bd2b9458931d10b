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
        /// A scroll by a mouse or a trackpad.
        case scroll = 10
        /// A pointer that hovers.
        case hover = 11
        /// A gesture on a trackpad that turns or scales.
        case transform = 14
    }

    /// A finer kind of event.
    ///
    /// Touches have none.
    public enum EventSubtype: Int, Sendable {
        /// No finer kind.
        case none = 0
        /// The device was shaken.
        case motionShake = 1
        /// A remote control's button to play.
        case remoteControlPlay = 100
        /// A remote control's button to pause.
        case remoteControlPause = 101
        /// A remote control's button to stop.
        case remoteControlStop = 102
        /// A remote control's button to play or to pause.
        case remoteControlTogglePlayPause = 103
        /// A remote control's button for the next track.
        case remoteControlNextTrack = 104
        /// A remote control's button for the track before.
        case remoteControlPreviousTrack = 105
        /// A remote control begins to go back.
        case remoteControlBeginSeekingBackward = 106
        /// A remote control ends going back.
        case remoteControlEndSeekingBackward = 107
        /// A remote control begins to go forward.
        case remoteControlBeginSeekingForward = 108
        /// A remote control ends going forward.
        case remoteControlEndSeekingForward = 109
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

    /// The touches that are delivered to a view: those that began in it, and that no gesture
    /// recognizer has taken from it.
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

    /// The touches that the screen measured for a touch since the event before.
    ///
    /// Here the touch alone, since the model leaves none out. In an app it is a copy that tells
    /// about the touch; here it is the touch itself.
    ///
    /// - Returns: `nil` for a touch that is not of this event.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        touches.contains(touch) ? [touch] : nil
    }

    /// The touches that the system expects to come next.
    ///
    /// Always none here.
    ///
    /// - Returns: `nil` for a touch that is not of this event.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? {
        touches.contains(touch) ? [] : nil
    }

    private func nonEmpty(_ touches: Set<UITouch>) -> Set<UITouch>? {
        touches.isEmpty ? nil : touches
    }
}
