/// A view that turns one touch into control events, and runs actions for these events.
///
/// A control tracks the first touch that begins in it, until the touch ends.
/// ``beginTracking(_:with:)`` decides whether to track it. Each move calls
/// ``continueTracking(_:with:)`` and sends a drag event. The end calls ``endTracking(_:with:)`` and
/// sends ``Event/touchUpInside`` or ``Event/touchUpOutside``. A cancelled touch calls
/// ``cancelTracking(with:)`` and sends ``Event/touchCancel``.
///
/// A control forwards no touch to ``UIResponder/next``. Hit testing finds a disabled control as
/// well, but the control sends no events. A disabled control forwards no touch either in the model;
/// public sources do not settle whether it does in an app. The gesture recognizers of its
/// superviews still receive its touches.
///
/// Not modelled: menus, tool tips, focus, symbol animation.
@preconcurrency @MainActor
open class UIControl: UIView, TouchKeeper {
    final weak var trackedTouch: UITouch?
    final var handlers: [ControlHandler] = []

    /// Creates a control with an action for ``Event/primaryActionTriggered``.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    // MARK: State

    /// Whether the control responds to touches.
    ///
    /// Hit testing finds a disabled control as well, but the control sends no events.
    ///
    /// Disabling a control while it tracks a touch calls ``cancelTracking(with:)`` and sends no
    /// event. Apple documents neither.
    open var isEnabled = true {
        didSet {
            report(.writes, .wrote(.isEnabled, of: self))
            if !isEnabled, isTracking { cancelTracking(with: nil) }
            stateChanged()
        }
    }

    /// Whether the control is selected.
    ///
    /// `UIControl` itself only stores the value.
    open var isSelected = false {
        didSet {
            report(.writes, .wrote(.isSelected, of: self))
            stateChanged()
        }
    }

    /// Whether the control is highlighted, as it is while a tracked touch is inside.
    open var isHighlighted = false {
        didSet {
            report(.writes, .wrote(.isHighlighted, of: self))
            stateChanged()
        }
    }

    /// The control's state, derived from the three properties.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// The vertical alignment of the content; stored only.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { report(.writes, .wrote(.appearance, of: self)) }
    }

    /// The horizontal alignment of the content; stored only.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { report(.writes, .wrote(.appearance, of: self)) }
    }

    /// Called after every change of ``state``, for subclasses in the model.
    func stateChanged() {}

    // MARK: Tracking

    /// Whether the control tracks a touch.
    open var isTracking: Bool { trackedTouch != nil }

    /// Whether the tracked touch is inside the control or within ``touchInsideTolerance``.
    ///
    /// Hit testing decides whether a touch begins in the control, and has no such tolerance.
    open internal(set) var isTouchInside = false

    /// Returns whether to track a touch that began in the control; by default `true`.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Returns whether to continue to track a touch that moved; by default `true`.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// Called when the tracked touch is lifted, before its event is sent.
    ///
    /// An override must call `super`.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        trackedTouch = nil
        highlight(false)
    }

    /// Called when the control stops tracking a touch that was not lifted.
    ///
    /// An override must call `super`.
    ///
    /// - Parameter event: The event that cancelled the touch. It is `nil` if the control left its
    ///   window, as Apple documents, or was disabled, which is the model's choice.
    open func cancelTracking(with event: UIEvent?) {
        stopTracking()
    }

    /// The events that a touch lifted inside sends, for subclasses in the model.
    var eventsOfTouchUpInside: [Event] { [.touchUpInside] }

    // MARK: Actions

    /// Runs an action at some of the control's events.
    ///
    /// It replaces an earlier action with the same identifier for these events.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        report(.writes, .wrote(.targets, of: self))
        if let handler = handlers.first(where: { $0.action === action }) {
            handler.events.formUnion(controlEvents)
            return
        }
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        handlers.append(ControlHandler(.action(action), for: controlEvents))
    }

    /// Removes the action with the same identifier from some of the control's events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Removes the action with an identifier from some of the control's events.
    open func removeAction(
        identifiedBy actionIdentifier: UIAction.Identifier,
        for controlEvents: Event
    ) {
        removeHandlers(for: controlEvents) { $0.action?.identifier == actionIdentifier }
    }

    /// The events for which the control has handlers.
    open var allControlEvents: Event {
        handlers.reduce(into: []) { $0.formUnion($1.events) }
    }

    /// Runs an action with the control as its sender.
    ///
    /// The control calls it for each action of an event.
    open func sendAction(_ action: UIAction) {
        action.performWithSender(self, target: nil)
    }

    /// Never called, because there are no selectors: the control calls its actions' methods itself.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}

    /// The selectors of a target's actions: none, because there are no selectors.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        nil
    }

    /// Runs the handlers of some events without a `UIEvent`.
    ///
    /// Each handler runs once, in the order of addition, even while the control is disabled.
    open func sendActions(for controlEvents: Event) {
        report(.writes, .wrote(.sentActions, of: self))
        send(controlEvents, with: nil)
    }

    // MARK: Touches

    /// Begins to track the first touch.
    ///
    /// Unlike other responders, a control does not forward the touch.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, !isTracking, let touch = touches.earliest else { return }
        // Hit testing found the control.
        isTouchInside = true
        guard beginTracking(touch, with: event) else { return stopTracking() }
        trackedTouch = touch
        highlight(true)
        send(.touchDown, with: event)
        if touch.tapCount > 1, isTracking { send(.touchDownRepeat, with: event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        let wasInside = isTouchInside
        let isInside = isNearlyInside(touch, with: event)
        isTouchInside = isInside
        guard continueTracking(touch, with: event) else { return stopTracking() }
        guard isTracking else { return }
        highlight(isInside)
        if isInside != wasInside { send(isInside ? .touchDragEnter : .touchDragExit, with: event) }
        if isTracking { send(isInside ? .touchDragInside : .touchDragOutside, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        let isInside = isNearlyInside(touch, with: event)
        isTouchInside = isInside
        endTracking(touch, with: event)
        trackedTouch = nil
        highlight(false)
        for controlEvent in isInside ? eventsOfTouchUpInside : [.touchUpOutside] {
            send(controlEvent, with: event)
        }
        isTouchInside = false
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        cancelTracking(with: event)
        stopTracking()
        send(.touchCancel, with: event)
    }

    /// Cancels tracking when the control leaves its window, without a control event.
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if isTracking { cancelTracking(with: nil) }
    }
}
