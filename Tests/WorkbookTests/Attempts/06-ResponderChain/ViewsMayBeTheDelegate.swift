// Expect: failed
// Belief: a delegate that is a view may come after the application, unless it was asked already.
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
            if let controller = controller(of: view) {
                return controller
            }
            return view.superview
        case let controller as UIViewController:
            return controller.viewIfLoaded?.superview
        case let application as UIApplication:
            guard let delegate = application.delegate as? UIResponder,
                  !(delegate is UIViewController), delegate !== application else { return nil }
            return delegate
        default:
            return nil
        }
    }

    /// The controller whose root view a view is.
    private static func controller(of view: UIView) -> UIViewController? {
        guard let root = view.window?.rootViewController else { return nil }
        return search(for: view, from: root)
    }

    private static func search(for view: UIView, from controller: UIViewController) -> UIViewController? {
        if controller.viewIfLoaded === view {
            return controller
        }
        for child in controller.children {
            if let found = search(for: view, from: child) {
                return found
            }
        }
        return nil
    }

    /// The whole chain from a responder: itself first, then everyone after it.
    static func chain(from responder: UIResponder) -> [UIResponder] {
        var chain = [responder]
        while let last = chain.last, let next = nextResponder(after: last), !chain.contains(where: { $0 === next }) {
            chain.append(next)
        }
        return chain
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
}
