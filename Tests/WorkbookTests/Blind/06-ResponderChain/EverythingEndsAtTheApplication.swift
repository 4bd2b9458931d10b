// Meant: Believed that a view or controller without a superview is followed by the application.
// Kind: fault
// Belief: ApplicationAfterLooseViews

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
            if let owner = controller(of: view) { return owner }
            guard let superview = view.superview else { return UIApplication.shared }
            return superview
        }
        if let controller = responder as? UIViewController {
            // in the end it is the application's turn
            guard let superview = controller.viewIfLoaded?.superview else { return UIApplication.shared }
            return superview
        }
        if let application = responder as? UIApplication {
            return delegate(of: application)
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
