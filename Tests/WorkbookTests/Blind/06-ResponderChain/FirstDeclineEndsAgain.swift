// Meant: Believed that the first handler decides, so the touch is dropped when it declines.
// Kind: fault
// Belief: DeliveryStopsAtFirstCapable

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
            return delegate(of: application)
        }
        return nil
    }

    /// The whole chain from a responder: itself first, then everyone after it.
    static func chain(from responder: UIResponder) -> [UIResponder] {
        return Array(sequence(first: responder) { nextResponder(after: $0) })
    }

    /// Offers touches to each responder of the chain in turn that is `TouchHandling`.
    ///
    /// - Returns: The one who handled them, or `nil` if they were dropped.
    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        for responder in chain(from: first) {
            if let handler = responder as? TouchHandling {
                return handler.handleTouches(in: phase) ? responder : nil
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
