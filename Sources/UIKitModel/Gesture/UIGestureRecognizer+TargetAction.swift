/// Targets and actions.
///
/// As for a control, a reference to the method stands where an app has a selector of it:
///
/// ```swift
/// UITapGestureRecognizer(target: self, action: ViewController.tapped)             // here
/// UITapGestureRecognizer(target: self, action: #selector(ViewController.tapped))  // UIKit
/// ```
///
/// Actions cannot be compared here: the same one added twice is called twice.
extension UIGestureRecognizer {
    // MARK: Creating

    /// Creates a recognizer that calls a method without parameters.
    ///
    /// In an app: `#selector`, see the note above.
    ///
    /// - Parameters:
    ///   - target: Whose method to call. It is not kept alive, and left out once it is gone.
    ///   - action: The method, such as `ViewController.tapped`.
    public convenience init<Receiver: AnyObject>(
        target: Receiver?,
        action: @escaping @MainActor (Receiver) -> @MainActor () -> Void
    ) {
        self.init(target: nil, action: nil)
        attach(ActionMethod(action), of: target)
    }

    /// Creates a recognizer that calls a method with itself.
    ///
    /// In an app: `#selector`, see the note above.
    ///
    /// - Parameters:
    ///   - target: Whose method to call. It is not kept alive, and left out once it is gone.
    ///   - action: The method, such as `ViewController.tapped(_:)`.
    ///     Its parameter can be of any class that the recognizer is of, or `Any`.
    public convenience init<Receiver: AnyObject, Sender>(
        target: Receiver?,
        action: @escaping @MainActor (Receiver) -> @MainActor (Sender) -> Void
    ) {
        self.init(target: nil, action: nil)
        attach(ActionMethod(action), of: target)
    }

    // MARK: Adding and removing

    /// Calls a method without parameters when the gesture is recognized, and at each step of a
    /// continuous one.
    ///
    /// Actions and handlers run in the order in which they were added, right after the touches were
    /// cancelled on the views. They hear began, changed, ended and cancelled, never possible or
    /// failed. In an app: `#selector`, see the note above.
    ///
    /// - Parameters:
    ///   - target: Whose method to call. It is not kept alive, and left out once it is gone.
    ///   - action: The method, such as `ViewController.tapped`.
    public func addTarget<Receiver: AnyObject>(
        _ target: Receiver,
        action: @escaping @MainActor (Receiver) -> @MainActor () -> Void
    ) {
        attach(ActionMethod(action), of: target)
    }

    /// Calls a method with the recognizer when the gesture is recognized, and at each step of a
    /// continuous one.
    ///
    /// In an app: `#selector`, see the note above.
    ///
    /// - Parameters:
    ///   - target: Whose method to call. It is not kept alive, and left out once it is gone.
    ///   - action: The method, such as `ViewController.tapped(_:)`.
    ///     Its parameter can be of any class that the recognizer is of, or `Any`.
    public func addTarget<Receiver: AnyObject, Sender>(
        _ target: Receiver,
        action: @escaping @MainActor (Receiver) -> @MainActor (Sender) -> Void
    ) {
        attach(ActionMethod(action), of: target)
    }

    /// No longer calls the methods of a target.
    ///
    /// - Parameters:
    ///   - target: Whose methods to leave out. `nil` for those of all targets.
    ///   - action: Always `nil`, which in an app stands for all actions too.
    public func removeTarget(_ target: Any?, action: Selector?) {
        handlers.removeAll { handler in
            guard let target else { return handler.isMethod }
            return handler.isMethod(of: target as AnyObject)
        }
    }

    /// Adds what is called when the gesture is recognized, and at each step of a continuous one.
    ///
    /// No name of UIKit's: in an app this is `addTarget(_:action:)` with a selector.
    public final func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) {
        handlers.append(.closure(handler))
    }

    private func attach(_ method: ActionMethod, of target: AnyObject?) {
        guard let target else { return }
        handlers.append(.method(method, of: ControlHandler.WeakObject(object: target)))
    }

    final func runHandlers() {
        for handler in handlers { handler.run(for: self) }
    }
}
