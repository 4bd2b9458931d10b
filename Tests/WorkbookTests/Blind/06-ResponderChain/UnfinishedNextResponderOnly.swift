// Meant: The author has finished the first function, and the other two are still as in the stub.
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
        case let view as UIView: return owner(of: view) ?? view.superview
        case let controller as UIViewController: return controller.viewIfLoaded?.superview
        case let application as UIApplication: return application.delegate as? UIResponder
        default: return nil
        }
    }

    private static func owner(of view: UIView) -> UIViewController? {
        var open = [view.window?.rootViewController].compactMap { $0 }
        while let controller = open.popLast() {
            if controller.viewIfLoaded === view { return controller }
            open += controller.children
        }
        return nil
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        // TODO
        return []
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        // TODO
        return nil
    }
}
