/// Sending actions.
///
/// A reference to a method replaces an app's `#selector(…)`, as in
/// `UIControl.addTarget(_:action:for:)`:
///
/// ```swift
/// UIApplication.shared.sendAction(Editor.save, to: nil, from: self, for: nil)             // here
/// UIApplication.shared.sendAction(#selector(Editor.save), to: nil, from: self, for: nil)  // UIKit
/// ```
extension UIApplication {
    /// Calls a method without parameters.
    ///
    /// - Parameters:
    ///   - action: The method, such as `ViewController.save`.
    ///   - target: The receiver. `nil` for the first object of the method's class in the responder
    ///     chain, from the first responder on. Without a first responder the search begins at the
    ///     sender.
    /// - Returns: Whether an object received the action.
    @discardableResult
    public func sendAction<Receiver: AnyObject>(
        _ action: @escaping @MainActor (Receiver) -> @MainActor () -> Void,
        to target: Receiver?,
        from sender: Any?,
        for event: UIEvent?
    ) -> Bool {
        send(ActionMethod(action), to: target, from: sender, for: event)
    }

    /// Calls a method that takes the sender, such as `ViewController.save(_:)`.
    @discardableResult
    public func sendAction<Receiver: AnyObject, Sender>(
        _ action: @escaping @MainActor (Receiver) -> @MainActor (Sender) -> Void,
        to target: Receiver?,
        from sender: Any?,
        for event: UIEvent?
    ) -> Bool {
        send(ActionMethod(action), to: target, from: sender, for: event)
    }

    /// Calls a method that takes the sender and the event, such as
    /// `ViewController.save(_:event:)`.
    @discardableResult
    public func sendAction<Receiver: AnyObject, Sender>(
        _ action: @escaping @MainActor (Receiver) -> @MainActor (Sender, UIEvent?) -> Void,
        to target: Receiver?,
        from sender: Any?,
        for event: UIEvent?
    ) -> Bool {
        send(ActionMethod(action), to: target, from: sender, for: event)
    }

    @discardableResult
    package final func send(
        _ method: ActionMethod,
        to target: AnyObject?,
        from sender: Any?,
        for event: UIEvent?
    ) -> Bool {
        let receiver = target ?? receiver(of: method, from: sender as? UIResponder)
        guard let receiver else { return false }
        method.perform(on: receiver, from: sender, for: event)
        return true
    }

    private func receiver(of method: ActionMethod, from sender: UIResponder?) -> UIResponder? {
        let window = keyWindow ?? sender?.windowOfResponder
        var responder = window?.firstResponder ?? sender
        while let candidate = responder, !method.belongs(to: candidate) {
            responder = candidate.next
        }
        return responder
    }
}
