// Expect: passed
// Form: A switch used as an expression, an iterator for the chain, and for case with where for the delivery.

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
        let follower: UIResponder? = switch responder {
        case is UIWindow:
            UIApplication.shared
        case let view as UIView:
            (controller(of: view) as UIResponder?) ?? view.superview
        case let controller as UIViewController:
            controller.viewIfLoaded?.superview
        case let application as UIApplication:
            delegate(of: application)
        default:
            nil
        }
        return follower
    }

    /// The whole chain from a responder: itself first, then everyone after it.
    static func chain(from responder: UIResponder) -> [UIResponder] {
        var upcoming: UIResponder? = responder
        let members = AnyIterator<UIResponder> {
            guard let member = upcoming else { return nil }
            upcoming = nextResponder(after: member)
            return member
        }
        return Array(members)
    }

    /// Offers touches to each responder of the chain in turn that is `TouchHandling`.
    ///
    /// - Returns: The one who handled them, or `nil` if they were dropped.
    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        for case let handler as any TouchHandling in chain(from: first) where handler.handleTouches(in: phase) {
            return handler
        }
        return nil
    }

    private static func controller(of view: UIView) -> UIViewController? {
        var waiting: [UIViewController] = []
        if let root = view.window?.rootViewController { waiting.append(root) }
        while let candidate = waiting.popLast() {
            if candidate.viewIfLoaded === view { return candidate }
            waiting += candidate.children
        }
        return nil
    }

    private static func delegate(of application: UIApplication) -> UIResponder? {
        guard let delegate = application.delegate as? UIResponder else { return nil }
        // these are in the chain already
        if delegate === application || delegate is UIView || delegate is UIViewController { return nil }
        return delegate
    }
}
