// Misconception: A controller has one child at most
// Explanation: Going from the root controller to its child, and to that one's child, looks like a
//   chain of its own. But children are a list: two cards side by side have a controller each.
//   Whoever follows the first child only never finds the second.
// Hint: Give a controller two children. Which of them does your search reach?
// Evidence: rootViewController, children, Collection.first or Array.first or "0"

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
            return controller(ofRootView: view) ?? view.superview
        case let controller as UIViewController:
            return controller.viewIfLoaded?.superview
        case let application as UIApplication:
            return application.delegate is UIViewController || application.delegate === application
                ? nil : application.delegate as? UIResponder
        default:
            return nil
        }
    }

    /// The whole chain from a responder: itself first, then everyone after it.
    static func chain(from responder: UIResponder) -> [UIResponder] {
        var chain = [responder]
        while let next = nextResponder(after: chain[chain.count - 1]) {
            chain.append(next)
        }
        return chain
    }

    /// Offers touches to each responder of the chain in turn that is `TouchHandling`.
    ///
    /// - Returns: The one who handled them, or `nil` if they were dropped.
    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        chain(from: first).first { responder in
            (responder as? TouchHandling)?.handleTouches(in: phase) ?? false
        }
    }

    /// The controller whose root view a view is.
    private static func controller(ofRootView view: UIView) -> UIViewController? {
        var controller = view.window?.rootViewController
        while let candidate = controller {
            if candidate.viewIfLoaded === view { return candidate }
            controller = candidate.children.first
        }
        return nil
    }
}
