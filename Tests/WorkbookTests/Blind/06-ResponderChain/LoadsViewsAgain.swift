// Meant: Believed that asking a controller for its view changes nothing, so views are loaded on the way.
// Kind: fault
// Belief: ViewsAreLoaded

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
            return controller.view.superview
        case let application as UIApplication:
            return delegate(of: application)
        default:
            return nil
        }
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        return Array(sequence(first: responder) { nextResponder(after: $0) })
    }

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
            if candidate.view === view { return candidate }
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
