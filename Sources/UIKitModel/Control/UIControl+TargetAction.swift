/// Targets and actions.
///
/// Where there is no Objective-C there are no selectors, so that an action is named by a reference
/// to the method itself. To take an answer to an app, write `#selector(…)` around the reference,
/// and `@objc` before the method:
///
/// ```swift
/// button.addTarget(self, action: ViewController.tapped, for: .touchUpInside)             // here
/// button.addTarget(self, action: #selector(ViewController.tapped), for: .touchUpInside)  // UIKit
/// ```
///
/// Three more differences follow from this. Actions cannot be compared: the same target and action
/// added twice are sent twice, and are removed together with the target's others. Without a target
/// an action goes to the first responder *of the method's class*, where in an app any object that
/// has a method of that name will do. And the method's class must be on the main actor, as all
/// views and controllers are.
extension UIControl {
    /// Calls a method without parameters at some of the control's events.
    ///
    /// In an app: `#selector`, see the note above.
    ///
    /// - Parameters:
    ///   - target: Whose method to call. It is not kept alive, and left out once it is gone. `nil`
    ///     for the first responder, or else the next one of the chain, that has the method when
    ///     the event is sent.
    ///   - action: The method, such as `ViewController.tapped`.
    ///   - controlEvents: When to call it.
    public func addTarget<Receiver: AnyObject>(
        _ target: Receiver?,
        action: @escaping @MainActor (Receiver) -> @MainActor () -> Void,
        for controlEvents: Event
    ) {
        attach(ActionMethod(action), of: target, for: controlEvents)
    }

    /// Calls a method that takes the sender at some of the control's events.
    ///
    /// In an app: `#selector`, see the note above.
    ///
    /// - Parameters:
    ///   - target: Whose method to call. It is not kept alive, and left out once it is gone. `nil`
    ///     for the first responder, or else the next one of the chain, that has the method when
    ///     the event is sent.
    ///   - action: The method, such as `ViewController.tapped(_:)`. Its parameter can be of any
    ///     class that the control is of, or `Any`.
    ///   - controlEvents: When to call it.
    public func addTarget<Receiver: AnyObject, Sender>(
        _ target: Receiver?,
        action: @escaping @MainActor (Receiver) -> @MainActor (Sender) -> Void,
        for controlEvents: Event
    ) {
        attach(ActionMethod(action), of: target, for: controlEvents)
    }

    /// Calls a method that takes the sender and the event at some of the control's events.
    ///
    /// In an app: `#selector`, see the note above.
    ///
    /// - Parameters:
    ///   - target: Whose method to call. It is not kept alive, and left out once it is gone. `nil`
    ///     for the first responder, or else the next one of the chain, that has the method when
    ///     the event is sent.
    ///   - action: The method, such as `ViewController.tapped(_:event:)`. Its second parameter is
    ///     a `UIEvent?`: `nil` where the app sends the control's actions itself.
    ///   - controlEvents: When to call it.
    public func addTarget<Receiver: AnyObject, Sender>(
        _ target: Receiver?,
        action: @escaping @MainActor (Receiver) -> @MainActor (Sender, UIEvent?) -> Void,
        for controlEvents: Event
    ) {
        attach(ActionMethod(action), of: target, for: controlEvents)
    }

    /// Takes all of a target's actions from some of the control's events.
    ///
    /// In an app the action is named, or `nil` for all: write `action: nil` here too, and the line
    /// is the same in both.
    ///
    /// - Parameters:
    ///   - target: Whose actions to take away. `nil` for the actions of all targets.
    ///   - action: Always `nil`.
    ///   - controlEvents: The events at which they are no longer sent.
    public func removeTarget(
        _ target: AnyObject?,
        action: Never? = nil,
        for controlEvents: Event
    ) {
        removeHandlers(for: controlEvents) { handler in
            switch handler.target {
            case .none: false
            case .responderChain: target == nil
            case .object(let reference): target == nil || reference.object === target
            }
        }
    }

    /// The objects whose methods the control calls, with an `NSNull` where it asks the responder
    /// chain.
    ///
    /// An object that is not `Hashable` is told by its `ObjectIdentifier`. Look for the `NSNull`
    /// with `is`: outside of Apple's systems two of them are not the same element of a set.
    public var allTargets: Set<AnyHashable> {
        let nobody = NSNull()
        var targets: Set<AnyHashable> = []
        for handler in handlers {
            switch handler.target {
            case .none: continue
            case .responderChain: targets.insert(nobody)
            case .object(let reference):
                guard let object = reference.object else { continue }
                targets.insert(object as? AnyHashable ?? AnyHashable(ObjectIdentifier(object)))
            }
        }
        return targets
    }

    private func attach(_ method: ActionMethod, of target: AnyObject?, for events: Event) {
        let receiver = target.map { ControlHandler.Target.object(.init(object: $0)) }
        let work = ControlHandler.Work.method(method, of: receiver ?? .responderChain)
        handlers.append(ControlHandler(work, for: events))
    }
}
