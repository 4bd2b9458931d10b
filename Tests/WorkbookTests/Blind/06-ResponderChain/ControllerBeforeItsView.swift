// Meant: A view controller stands in front of its view, so on the way up it gets the touch before its own root view does.
// Kind: fault
// Belief: ControllerBeforeItsView

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
        if responder is UIWindow {
            return UIApplication.shared
        }
        if let view = responder as? UIView {
            guard let superview = view.superview else { return nil }
            return controller(managing: superview) ?? superview
        }
        if let controller = responder as? UIViewController {
            return controller.viewIfLoaded
        }
        if let app = responder as? UIApplication {
            return delegateResponder(of: app)
        }
        return nil
    }

    /// The whole chain from a responder: itself first, then everyone after it.
    static func chain(from responder: UIResponder) -> [UIResponder] {
        var result: [UIResponder] = []
        var current: UIResponder? = responder
        while let step = current {
            result.append(step)
            current = nextResponder(after: step)
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

    private static func controller(managing view: UIView) -> UIViewController? {
        guard let root = view.window?.rootViewController else { return nil }
        return search(root, for: view)
    }

    private static func search(_ controller: UIViewController, for view: UIView) -> UIViewController? {
        if controller.viewIfLoaded === view { return controller }
        for child in controller.children {
            if let found = search(child, for: view) { return found }
        }
        return nil
    }

    private static func delegateResponder(of app: UIApplication) -> UIResponder? {
        guard let delegate = app.delegate as? UIResponder, delegate !== app else { return nil }
        if delegate is UIView || delegate is UIViewController { return nil }
        return delegate
    }
}
