// Expect: passed
// Everything by recursion: search, chain and delivery, with the rest of the chain computed on the way.

import UIKit

/// Something that may handle touches when they come along the responder chain.
@MainActor
protocol TouchHandling: UIResponder {
    /// Offers touches in a phase; `true` if they are handled, and go no further.
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

/// The responder chain, written out: nothing here reads `next`.
@MainActor
enum ResponderChain {
    /// The responder after another one, or `nil` at the end of the chain.
    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        if responder is UIWindow { return UIApplication.shared }
        if let view = responder as? UIView {
            return owner(of: view, among: [view.window?.rootViewController].compactMap { $0 }) ?? view.superview
        }
        if let controller = responder as? UIViewController { return controller.viewIfLoaded?.superview }
        if let application = responder as? UIApplication {
            guard let delegate = application.delegate as? UIResponder else { return nil }
            return leads(delegate, to: application) ? nil : delegate
        }
        return nil
    }

    /// The whole chain from a responder: itself first, then everyone after it.
    static func chain(from responder: UIResponder) -> [UIResponder] {
        guard let following = nextResponder(after: responder) else { return [responder] }
        return [responder] + chain(from: following)
    }

    /// Offers touches to each responder of the chain in turn that is `TouchHandling`.
    ///
    /// - Returns: The one who handled them, or `nil` if they were dropped.
    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        if let handler = first as? TouchHandling, handler.handleTouches(in: phase) { return first }
        guard let following = nextResponder(after: first) else { return nil }
        return deliver(phase, from: following)
    }

    /// Whether the way up from a responder passes the application.
    private static func leads(_ responder: UIResponder, to application: UIApplication) -> Bool {
        if responder === application { return true }
        guard let following = nextResponder(after: responder) else { return false }
        return leads(following, to: application)
    }

    private static func owner(of view: UIView, among controllers: [UIViewController]) -> UIViewController? {
        guard let first = controllers.first else { return nil }
        if first.viewIfLoaded === view { return first }
        return owner(of: view, among: first.children)
            ?? owner(of: view, among: Array(controllers.dropFirst()))
    }
}
