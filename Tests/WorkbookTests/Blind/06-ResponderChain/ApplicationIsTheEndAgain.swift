// Meant: Believed that the application is the last responder and its delegate takes no part.
// Kind: fault
// Belief: WithoutDelegate

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
        default:
            // the application: nobody comes after it
            return nil
        }
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
        return chain(from: first).first { ($0 as? TouchHandling)?.handleTouches(in: phase) == true }
    }

    /// The controller whose root view this is.
    private static func controller(of view: UIView) -> UIViewController? {
        guard let root = view.window?.rootViewController else { return nil }
        return search(for: view, in: root)
    }

    private static func search(for view: UIView, in controller: UIViewController) -> UIViewController? {
        if controller.viewIfLoaded === view { return controller }
        for child in controller.children {
            if let found = search(for: view, in: child) { return found }
        }
        return nil
    }
}
