/// An object that can respond to touches and forward them.
///
/// Responders form a chain through ``next``. A touch is delivered to its hit view. Each responder
/// that does not handle the touch forwards it, and the application's delegate drops it.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    public override init() {
        super.init()
    }

    /// The next responder in the chain, or `nil` at its end.
    ///
    /// For a controller's root view it is the controller, and for any other view the superview. For
    /// a window it is the application, and for the application its delegate. For a controller it is
    /// its view's superview. For a presented controller it is the presenting controller, on which
    /// Apple's pages disagree.
    open var next: UIResponder? {
        report(.readsOfNext, .read(.next, of: self))
        return nextResponder
    }

    /// The system's rule for the next responder of this class.
    var nextResponder: UIResponder? { nil }

    // MARK: Touches

    /// Called when touches began; by default forwards them to `next`.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        forward(.began)?.touchesBegan(touches, with: event)
    }

    /// Called when touches moved; by default forwards them to `next`.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        forward(.moved)?.touchesMoved(touches, with: event)
    }

    /// Called when touches were lifted; by default forwards them to `next`.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        forward(.ended)?.touchesEnded(touches, with: event)
    }

    /// Called when the system cancelled touches; by default forwards them to `next`.
    ///
    /// A gesture recognizer, for example, causes a cancellation.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        forward(.cancelled)?.touchesCancelled(touches, with: event)
    }

    private func forward(_ phase: UITouch.Phase) -> UIResponder? {
        let receiver = next
        report(.touches, .touchesForwarded(phase, from: self, to: receiver))
        return receiver
    }

    // MARK: Motion

    /// Called when a motion, such as a shake, began; by default forwards it to `next`.
    ///
    /// The model itself sends no motion events.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }

    /// Called when a motion ended; by default forwards it to `next`.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    /// Called when a motion was cancelled; by default forwards it to `next`.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    // MARK: Other input

    /// Never called, because no values of a touch are estimated.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    /// Never called, because there are no presses.
    ///
    /// By default it does nothing; UIKit forwards it.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Never called, because there are no presses.
    ///
    /// By default it does nothing; UIKit forwards it.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Never called, because there are no presses.
    ///
    /// By default it does nothing; UIKit forwards it.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
    /// Never called, because there are no presses.
    ///
    /// By default it does nothing; UIKit forwards it.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

    /// The view that appears while the responder is the first one; never shown.
    open var inputView: UIView? { nil }
    /// The view above the input view; never shown.
    open var inputAccessoryView: UIView? { nil }

    // MARK: First responder

    /// Whether the responder can become the first responder; by default `false`.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether the responder can resign as first responder.
    open var canResignFirstResponder: Bool { true }

    /// Whether the responder is the first responder of its window.
    open var isFirstResponder: Bool {
        windowOfResponder?.firstResponder === self
    }

    /// Makes the responder the first responder of its window.
    ///
    /// - Returns: Whether it is the first responder now. It must be in a window and agree, and the
    ///   current first responder must agree to resign.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        report(.writes, .wrote(.firstResponder, of: self))
        guard let window = windowOfResponder, canBecomeFirstResponder else { return false }
        if let present = window.firstResponder {
            if present === self { return true }
            guard present.resignFirstResponder() else { return false }
        }
        window.firstResponder = self
        return true
    }

    /// Resigns as first responder.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        report(.writes, .wrote(.firstResponder, of: self))
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        windowOfResponder?.firstResponder = nil
        return true
    }

    /// The window whose first responder this object can be.
    var windowOfResponder: UIWindow? { nil }
}
