import UIKitModel

/// Turns an answer into an attempt by creating objects of its classes and calling its functions.
///
/// The kit knows nothing about the answer. A harness is compiled into the answer's module and knows
/// both.
@preconcurrency @MainActor
public protocol Harness {
    /// Creates a view of the answer's class that has no part yet.
    static func makeAnswerView(frame: CGRect) -> (UIView & TracedObject)?

    /// Creates a controller of the answer's class for a view tree of the scene.
    ///
    /// - Parameters:
    ///   - rootView: The controller's view.
    ///   - layerView: The white view inside `rootView`, in the exercises that have one.
    static func makeAnswerController(rootView: UIView, layerView: UIView?)
        -> (UIViewController & TracedObject)?

    /// Calls the answer's function for the next responder.
    static func nextResponder(after responder: UIResponder) -> UIResponder?

    /// Calls the answer's function for the responder chain.
    static func responderChain(from responder: UIResponder) -> [UIResponder]

    /// Calls the answer's delivery, which returns the responder that handled the touches, if any.
    static func deliver(_ phase: UITouch.Phase, from responder: UIResponder) -> UIResponder?
}

extension Harness {
    /// The default for exercises without an answer view.
    public static func makeAnswerView(frame: CGRect) -> (UIView & TracedObject)? { nil }

    /// The default for exercises without an answer controller.
    public static func makeAnswerController(rootView: UIView, layerView: UIView?)
        -> (UIViewController & TracedObject)?
    { nil }

    /// The default: the model's own next responder.
    public static func nextResponder(after responder: UIResponder) -> UIResponder? {
        responder.next
    }

    /// The default for exercises without a chain.
    public static func responderChain(from responder: UIResponder) -> [UIResponder] { [] }

    /// The default for exercises without a delivery.
    public static func deliver(
        _ phase: UITouch.Phase,
        from responder: UIResponder
    ) -> UIResponder? { nil }
}
