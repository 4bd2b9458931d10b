/// Targets and actions.
///
/// As for a control, a reference to the method replaces an app's selector:
///
/// ```swift
/// UITapGestureRecognizer(target: self, action: ViewController.tapped)             // here
/// UITapGestureRecognizer(target: self, action: #selector(ViewController.tapped))  // UIKit
/// ```
///
/// Actions cannot be compared here: the same action added twice is called twice.
extension UIGestureRecognizer {
    // MARK: Creating

    /// Creates a recognizer that calls a method without parameters.
    ///
    /// An app passes a `#selector`; see the note above.
    ///
    /// - Parameters:
    ///   - target: The receiver, held weakly; skipped once it is gone.
    ///   - action: The method, such as `ViewController.tapped`.
    public convenience init<Receiver: AnyObject>(
        target: Receiver?,
        action: @escaping @MainActor (Receiver) -> @MainActor () -> Void
    ) {
        self.init(target: nil, action: nil)
        attach(ActionMethod(action), of: target)
    }

    /// Creates a recognizer that calls a method with itself as the argument.
    ///
    /// - Parameter action: The method, such as `ViewController.tapped(_:)`. Its parameter can be of
    ///   the recognizer's class, of a superclass, or `Any`.
    public convenience init<Receiver: AnyObject, Sender>(
        target: Receiver?,
        action: @escaping @MainActor (Receiver) -> @MainActor (Sender) -> Void
    ) {
        self.init(target: nil, action: nil)
        attach(ActionMethod(action), of: target)
    }

    // MARK: Adding and removing

    /// Calls a method without parameters for each state that the recognizer announces.
    ///
    /// Actions and handlers run in the order of addition, right after the touches are cancelled on
    /// the views. The recognizer announces began, changed, ended and cancelled, but never possible
    /// or failed. An app passes a `#selector`; see the note above.
    ///
    /// - Parameters:
    ///   - target: The receiver, held weakly; skipped once it is gone.
    ///   - action: The method, such as `ViewController.tapped`.
    public func addTarget<Receiver: AnyObject>(
        _ target: Receiver,
        action: @escaping @MainActor (Receiver) -> @MainActor () -> Void
    ) {
        attach(ActionMethod(action), of: target)
    }

    /// Calls a method with the recognizer for each state that the recognizer announces.
    ///
    /// - Parameter action: The method, such as `ViewController.tapped(_:)`. Its parameter can be of
    ///   the recognizer's class, of a superclass, or `Any`.
    public func addTarget<Receiver: AnyObject, Sender>(
        _ target: Receiver,
        action: @escaping @MainActor (Receiver) -> @MainActor (Sender) -> Void
    ) {
        attach(ActionMethod(action), of: target)
    }

    /// Removes the methods of a target.
    ///
    /// - Parameters:
    ///   - target: The target whose methods to remove; `nil` for all targets.
    ///   - action: Always `nil`, which stands for all actions in an app too.
    public func removeTarget(_ target: Any?, action: Selector?) {
        reportWrite(.targets)
        handlers.removeAll { handler in
            guard case .method(_, let reference) = handler else { return false }
            return target.map { reference.object === $0 as AnyObject } ?? true
        }
    }

    /// Calls a closure for each state that the recognizer announces.
    ///
    /// Not part of UIKit: an app uses `addTarget(_:action:)` with a selector.
    public final func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) {
        reportWrite(.targets)
        handlers.append(.closure(handler))
    }

    private func attach(_ method: ActionMethod, of target: AnyObject?) {
        guard let target else { return }
        reportWrite(.targets)
        handlers.append(.method(method, of: WeakObject(target)))
    }

    final func runHandlers() {
        for handler in handlers {
            switch handler {
            case .closure(let closure):
                closure(self)
            case .method(let method, let reference):
                guard let target = reference.object else { continue }
                method.perform(on: target, from: self, for: nil)
            }
        }
    }
}

/// A closure or method that a gesture recognizer calls for each state that it announces.
enum GestureHandler {
    case closure((UIGestureRecognizer) -> Void)
    case method(ActionMethod, of: WeakObject)
}
