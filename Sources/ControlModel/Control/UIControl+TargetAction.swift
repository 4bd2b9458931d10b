/// Targets and actions.
///
/// Selectors need Objective-C, so the model names an action by a reference to the method itself. To
/// move an answer to an app, write `#selector(…)` around the reference, and `@objc` before the
/// method:
///
/// ```swift
/// button.addTarget(self, action: ViewController.tapped, for: .touchUpInside)             // here
/// button.addTarget(self, action: #selector(ViewController.tapped), for: .touchUpInside)  // UIKit
/// ```
///
/// Three more differences follow:
///
/// - Actions cannot be compared. The same target and action added twice are sent twice, and are
///   removed together with the target's others.
/// - Without a target, an action goes to the first responder *of the method's class*. In an app,
///   any object with a method of that name takes it.
/// - The method's class must be on the main actor, as all views and controllers are.
extension UIControl {
    /// Calls a method without parameters at some of the control's events.
    ///
    /// An app passes a `#selector`; see the note above.
    ///
    /// - Parameters:
    ///   - target: The receiver, held weakly; skipped once it is gone. `nil` for the first object
    ///     in the responder chain, from the first responder on, that has the method when the event
    ///     is sent.
    ///   - action: The method, such as `ViewController.tapped`.
    public func addTarget<Receiver: AnyObject>(
        _ target: Receiver?,
        action: @escaping @MainActor (Receiver) -> @MainActor () -> Void,
        for controlEvents: Event
    ) {
        attach(ActionMethod(action), of: target, for: controlEvents)
    }

    /// Calls a method that takes the sender at some of the control's events.
    ///
    /// - Parameter action: The method, such as `ViewController.tapped(_:)`. Its parameter can be of
    ///   the control's class, of a superclass, or `Any`.
    public func addTarget<Receiver: AnyObject, Sender>(
        _ target: Receiver?,
        action: @escaping @MainActor (Receiver) -> @MainActor (Sender) -> Void,
        for controlEvents: Event
    ) {
        attach(ActionMethod(action), of: target, for: controlEvents)
    }

    /// Calls a method that takes the sender and the event at some of the control's events.
    ///
    /// - Parameter action: The method, such as `ViewController.tapped(_:event:)`. Its second
    ///   parameter is a `UIEvent?`: `nil` if the app itself sends the control's actions.
    public func addTarget<Receiver: AnyObject, Sender>(
        _ target: Receiver?,
        action: @escaping @MainActor (Receiver) -> @MainActor (Sender, UIEvent?) -> Void,
        for controlEvents: Event
    ) {
        attach(ActionMethod(action), of: target, for: controlEvents)
    }

    /// Removes all of a target's actions from some of the control's events.
    ///
    /// An app names the action, or passes `nil` for all. With `action: nil` the line is the same in
    /// both.
    ///
    /// - Parameters:
    ///   - target: The target whose actions to remove; `nil` for all targets.
    ///   - action: Always `nil`.
    public func removeTarget(
        _ target: AnyObject?,
        action: Never? = nil,
        for controlEvents: Event
    ) {
        removeHandlers(for: controlEvents) { handler in
            guard case .method(_, let reference) = handler.work else { return false }
            return target == nil || reference?.object === target
        }
    }

    /// The objects whose methods the control calls, with an `NSNull` for the responder chain.
    ///
    /// An object that is not `Hashable` appears as its `ObjectIdentifier`. Find the `NSNull` with
    /// `is`: outside Apple's systems, two of them are not equal as elements of a set.
    public var allTargets: Set<AnyHashable> {
        let nobody = NSNull()
        var targets: Set<AnyHashable> = []
        for handler in handlers {
            guard case .method(_, let reference) = handler.work else { continue }
            if reference == nil { targets.insert(nobody) }
            guard let object = reference?.object else { continue }
            targets.insert(object as? AnyHashable ?? AnyHashable(ObjectIdentifier(object)))
        }
        return targets
    }

    private func attach(_ method: ActionMethod, of target: AnyObject?, for events: Event) {
        report(.writes, .wrote(.targets, of: self))
        handlers.append(
            ControlHandler(.method(method, of: target.map(WeakObject.init)), for: events)
        )
    }
}
