import Scenario
import UIKitModel

/// What turns an answer into an attempt: how an exercise makes the objects of the answer's classes,
/// and how it calls the answer's functions.
///
/// The kit knows nothing of the answer; a harness, compiled in the same module, knows both.
@preconcurrency @MainActor
public protocol Harness {
    /// Makes a view of the answer's class, without its part.
    static func makeAnswerView(frame: CGRect) -> (UIView & Player)?

    /// Makes a controller of the answer's class around a view tree of the scene.
    ///
    /// - Parameters:
    ///   - rootView: The view to load.
    ///   - layerView: The white view in it, for the exercises that have one.
    static func makeAnswerController(rootView: UIView, layerView: UIView?)
        -> (UIViewController & Player)?

    /// The answer's next responder.
    static func nextResponder(after responder: UIResponder) -> UIResponder?

    /// The answer's responder chain.
    static func responderChain(from responder: UIResponder) -> [UIResponder]

    /// The answer's delivery: the responder that handled the touches, or `nil` for dropped ones.
    static func deliver(_ phase: UITouch.Phase, from responder: UIResponder) -> UIResponder?
}

extension Harness {
    /// No view of the answer's class.
    public static func makeAnswerView(frame: CGRect) -> (UIView & Player)? { nil }

    /// No controller of the answer's class.
    public static func makeAnswerController(rootView: UIView, layerView: UIView?)
        -> (UIViewController & Player)?
    { nil }

    /// The model's next responder, for exercises that do not ask for one.
    public static func nextResponder(after responder: UIResponder) -> UIResponder? {
        responder.next
    }

    /// No chain.
    public static func responderChain(from responder: UIResponder) -> [UIResponder] { [] }

    /// No delivery.
    public static func deliver(
        _ phase: UITouch.Phase,
        from responder: UIResponder
    ) -> UIResponder? { nil }
}
