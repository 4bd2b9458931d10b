// Meant: Believed that a delegate that is a responder always comes after the application, even if it is in the chain already.
// Kind: fault
// Belief: DelegateWithoutAGuard

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
        switch responder {
        case is UIWindow:
            return UIApplication.shared
        case let view as UIView:
            if let owner = controller(of: view) { return owner }
            return view.superview
        case let controller as UIViewController:
            return controller.viewIfLoaded?.superview
        case let application as UIApplication:
            return application.delegate as? UIResponder
        default:
            return nil
        }
    }

    /// The whole chain from a responder: itself first, then everyone after it.
    static func chain(from responder: UIResponder) -> [UIResponder] {
        var result: [UIResponder] = []
        var current: UIResponder? = responder
        while let member = current {
            result.append(member)
            current = nextResponder(after: member)
        }
        return result
    }

    /// Offers touches to each responder of the chain in turn that is `TouchHandling`.
    ///
    /// - Returns: The one who handled them, or `nil` if they were dropped.
    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        for responder in chain(from: first) {
            if let handler = responder as? TouchHandling, handler.handleTouches(in: phase) {
                return responder
            }
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
}
