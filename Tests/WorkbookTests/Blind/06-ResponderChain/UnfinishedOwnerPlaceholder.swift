// Meant: The author has everything but the search among the controllers, whose helper still answers nil.
// Kind: unfinished
// Belief: none

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
        case is UIWindow: return UIApplication.shared
        case let view as UIView: return controller(whoseRootIs: view) ?? view.superview
        case let controller as UIViewController: return controller.viewIfLoaded?.superview
        case let application as UIApplication: return application.delegate as? UIResponder
        default: return nil
        }
    }

    /// Begin with the window's rootViewController, go through children ...
    private static func controller(whoseRootIs view: UIView) -> UIViewController? {
        return nil // TODO
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        var seen = Set<ObjectIdentifier>()
        return sequence(first: responder) { nextResponder(after: $0) }
            .prefix { seen.insert(ObjectIdentifier($0)).inserted }
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        return chain(from: first).first { ($0 as? TouchHandling)?.handleTouches(in: phase) == true }
    }
}
