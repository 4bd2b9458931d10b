// Expect: passed
// Form: Takes a delegate to be in the chain already if its own way leads back to the application.

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
            if let owner = controller(of: view) {
                return owner
            }
            return view.superview
        }
        if let controller = responder as? UIViewController {
            return controller.viewIfLoaded?.superview
        }
        if let application = responder as? UIApplication {
            guard let delegate = application.delegate as? UIResponder,
                  !leads(delegate, to: application) else { return nil }
            return delegate
        }
        return nil
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

    /// Whether one gets from a responder to the application, or is there already.
    private static func leads(_ responder: UIResponder, to application: UIApplication) -> Bool {
        var current: UIResponder? = responder
        while let member = current {
            if member === application { return true }
            current = nextResponder(after: member)
        }
        return false
    }
}
