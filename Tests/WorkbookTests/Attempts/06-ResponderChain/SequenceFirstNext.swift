// Expect: passed
// The chain is sequence(first:next:) over the own function; delivery is a first(where:) on it.

import UIKit

@MainActor
protocol TouchHandling: UIResponder {
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

@MainActor
enum ResponderChain {
    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        switch responder {
        case is UIWindow:
            return UIApplication.shared
        case let view as UIView:
            return controllers(of: view.window).first { $0.viewIfLoaded === view } ?? view.superview
        case let controller as UIViewController:
            return controller.viewIfLoaded?.superview
        case let application as UIApplication:
            switch application.delegate as? UIResponder {
            case is UIApplication, is UIView, is UIViewController: return nil
            case let delegate: return delegate
            }
        default:
            return nil
        }
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        Array(sequence(first: responder, next: { nextResponder(after: $0) }))
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        sequence(first: first, next: { nextResponder(after: $0) })
            .first { ($0 as? TouchHandling)?.handleTouches(in: phase) == true }
    }

    private static func controllers(of window: UIWindow?) -> [UIViewController] {
        guard let root = window?.rootViewController else { return [] }
        var waiting = [root]
        return Array(sequence(state: (), next: { (_: inout ()) -> UIViewController? in
            guard let controller = waiting.popLast() else { return nil }
            waiting += controller.children
            return controller
        }))
    }
}
