// Meant: Believed that a responder that is not TouchHandling ends the journey.
// Kind: fault
// Belief: StopsAtTheIncapable

import UIKit

/// Something that may handle touches when they come along the responder chain.
@MainActor
protocol TouchHandling: UIResponder {
    /// Offers touches in a phase; `true` if they are handled, and go no further.
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

@MainActor
enum ResponderChain {
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
            return delegate(of: application)
        default:
            return nil
        }
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        guard let following = nextResponder(after: responder) else { return [responder] }
        return [responder] + chain(from: following)
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        for responder in chain(from: first) {
            guard let handler = responder as? TouchHandling else { return nil }
            if handler.handleTouches(in: phase) { return responder }
        }
        return nil
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

    private static func delegate(of application: UIApplication) -> UIResponder? {
        guard let delegate = application.delegate as? UIResponder else { return nil }
        // these are in the chain already
        if delegate === application || delegate is UIView || delegate is UIViewController { return nil }
        return delegate
    }
}
