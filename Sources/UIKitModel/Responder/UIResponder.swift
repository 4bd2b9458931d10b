/// An object that can respond to touches and hand them on.
///
/// Responders form a chain by ``next``. A touch is delivered to its hit view; each responder that
/// does not handle it passes it on, until the application's delegate drops it.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    /// Creates a responder that stands alone.
    public override init() {
        super.init()
    }

    /// The next responder in the chain, or `nil` at its end.
    ///
    /// A view answers with its controller if it is that controller's root view, else with its
    /// superview; a controller with its view's superview, or the controller that presents it, on
    /// which Apple's pages disagree; a window with the application; the application with its delegate.
    open var next: UIResponder? {
        observe(.readsOfNext, .read(.next, of: self))
        return nextResponder
    }

    /// The system's rule for this kind of responder.
    var nextResponder: UIResponder? { nil }

    // MARK: Touches

    /// Tells the responder that touches began.
    ///
    /// By default they are passed on to `next`.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        forward(.began, touches)?.touchesBegan(touches, with: event)
    }

    /// Tells the responder that touches moved.
    ///
    /// By default they are passed on to `next`.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        forward(.moved, touches)?.touchesMoved(touches, with: event)
    }

    /// Tells the responder that touches were lifted.
    ///
    /// By default they are passed on to `next`.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        forward(.ended, touches)?.touchesEnded(touches, with: event)
    }

    /// Tells the responder that the system took touches away, for a gesture recognizer for one.
    ///
    /// By default they are passed on to `next`.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        forward(.cancelled, touches)?.touchesCancelled(touches, with: event)
    }

    private func forward(_ phase: UITouch.Phase, _ touches: Set<UITouch>) -> UIResponder? {
        let receiver = next
        observe(.touches, .touchesForwarded(phase, touches, from: self, to: receiver))
        return receiver
    }

    // MARK: Motion

    /// Tells the responder that a motion began, a shake for one.
    ///
    /// By default it is passed on to `next`. This model sends no motion of its own accord.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }

    /// Tells the responder that a motion ended.
    ///
    /// By default it is passed on to `next`.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    /// Tells the responder that a motion was cut short.
    ///
    /// By default it is passed on to `next`.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    // MARK: First responder

    /// Whether the responder agrees to become the first responder.
    ///
    /// `false` unless overridden.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether the responder agrees to give up being the first responder.
    open var canResignFirstResponder: Bool { true }

    /// Whether the responder is the first responder of its window.
    open var isFirstResponder: Bool {
        windowOfResponder?.firstResponder === self
    }

    /// Makes the responder the first one of its window.
    ///
    /// - Returns: Whether it is the first responder now: it must be in a window and agree, and the
    ///   present first responder must agree to resign.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = windowOfResponder, canBecomeFirstResponder else { return false }
        if let present = window.firstResponder {
            if present === self { return true }
            guard present.resignFirstResponder() else { return false }
        }
        window.firstResponder = self
        return true
    }

    /// Gives up being the first responder.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        windowOfResponder?.firstResponder = nil
        return true
    }

    /// The window whose first responder this can be.
    var windowOfResponder: UIWindow? { nil }
}
