/// A view that turns the path of one touch into events, and its events into actions.
///
/// A control tracks the first touch that begins in it, from down to up. It asks
/// ``beginTracking(_:with:)`` whether to; on each move it asks ``continueTracking(_:with:)`` and
/// sends a drag event; at the end it calls ``endTracking(_:with:)`` and sends
/// ``Event/touchUpInside`` or ``Event/touchUpOutside``. A touch that the system takes away ends in
/// ``cancelTracking(with:)`` and ``Event/touchCancel``.
///
/// A control passes no touch on to ``UIResponder/next``. A disabled one is still found by hit
/// testing, and sends nothing. It passes nothing on here; whether it does in an app is not settled in
/// public sources. Gesture recognizers of the views that it lies in see its touches all the same.
///
/// Not modelled: menus, tool tips, focus, symbol animation.
@preconcurrency @MainActor
open class UIControl: UIView {
    final weak var trackedTouch: UITouch?
    final var handlers: [ControlHandler] = []

    /// Creates an enabled control without actions.
    ///
    /// - Parameter frame: Its rectangle in its future superview's coordinates.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates an empty control: this model has no archives, and reads nothing from `coder`.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Creates a control with an action for ``Event/primaryActionTriggered``.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: State

    /// Whether the control reacts.
    ///
    /// A disabled control is still found by hit testing, and sends nothing.
    ///
    /// Disabling a control that tracks a touch calls ``cancelTracking(with:)`` here, and sends no event.
    /// Apple documents neither.
    open var isEnabled = true {
        didSet {
            if !isEnabled, isTracking { cancelTracking(with: nil) }
            stateChanged()
        }
    }

    /// Whether the control is selected.
    ///
    /// A plain control only keeps it.
    open var isSelected = false {
        didSet { stateChanged() }
    }

    /// Whether the control is highlighted: while it tracks a touch that is inside.
    open var isHighlighted = false {
        didSet { stateChanged() }
    }

    /// What the control is at the moment, told by its three properties.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Where the content lies from top to bottom.
    ///
    /// Kept only.
    open var contentVerticalAlignment = ContentVerticalAlignment.center

    /// Where the content lies from left to right.
    ///
    /// Kept only.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center

    /// Told of every change of ``state``; for the model's own subclasses.
    func stateChanged() {}

    // MARK: Tracking

    /// Whether the control tracks a touch.
    open var isTracking: Bool { trackedTouch != nil }

    /// Whether the tracked touch is inside the control, or nearly so: see ``touchInsideTolerance``.
    ///
    /// Hit testing knows no such tolerance: it decides whether the touch begins in the control.
    open internal(set) var isTouchInside = false

    /// Asks whether to track a touch that came down in the control.
    ///
    /// Yes, unless overridden.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Asks, when the tracked touch moved, whether to go on tracking it.
    ///
    /// Yes, unless overridden.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Tells the control that the tracked touch was lifted, before the event for it is sent.
    ///
    /// An override calls `super`.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        trackedTouch = nil
        highlight(false)
    }

    /// Tells the control that the tracked touch is lost.
    ///
    /// An override calls `super`.
    ///
    /// - Parameter event: The event that took the touch away, or `nil` where it was something else:
    ///   the control left its window, as Apple documents, or was disabled, which is this model's choice.
    open func cancelTracking(with event: UIEvent?) {
        stopTracking()
    }

    /// The events that a touch lifted inside sends; for the model's own subclasses.
    var eventsOfTouchUpInside: [Event] { [.touchUpInside] }

    // MARK: Actions

    /// Runs an action at some of the control's events.
    ///
    /// An action with the same identifier, added before for one of these events, is replaced there.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        attach(action, for: controlEvents)
    }

    /// Takes an action, known by its identifier, from some of the control's events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Takes an action, known by its identifier, from some of the control's events.
    open func removeAction(
        identifiedBy actionIdentifier: UIAction.Identifier,
        for controlEvents: Event
    ) {
        removeHandlers(for: controlEvents) { $0.action?.identifier == actionIdentifier }
    }

    /// The events that the control does something at.
    open var allControlEvents: Event {
        handlers.reduce(into: []) { $0.formUnion($1.events) }
    }

    /// Runs an action with the control as its sender.
    ///
    /// Called for each action of a sent event.
    open func sendAction(_ action: UIAction) {
        action.performWithSender(self, target: nil)
    }

    /// Runs what is registered for some events, as if they had happened, without a `UIEvent`.
    ///
    /// Handlers run in the order in which they were added, each one once. It works on a disabled
    /// control too.
    open func sendActions(for controlEvents: Event) {
        send(controlEvents, with: nil)
    }

    // MARK: Touches

    /// Begins to track the first touch.
    ///
    /// Unlike other responders, a control passes no touch on.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        touchesCameDown(touches, with: event)
    }

    /// Goes on tracking.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        touchesWereDragged(touches, with: event)
    }

    /// Ends tracking.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        touchesWereLifted(touches, with: event)
    }

    /// Gives up tracking.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        touchesWereTaken(touches, with: event)
    }

    /// Gives up tracking when the control leaves its window, without an event.
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if isTracking { cancelTracking(with: nil) }
    }
}
