// Meant: The author believes that a child controller's next responder is the root view of its parent, which is wrong when other views lie between.
// Kind: fault
// Belief: ParentsRootViewComesNext

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
    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        switch responder {
        case is UIWindow:
            return UIApplication.shared
        case let view as UIView:
            return controller(of: view) ?? view.superview
        case let child as UIViewController:
            if let parent = child.parent {
                return parent.viewIfLoaded
            }
            return child.viewIfLoaded?.superview
        case let application as UIApplication:
            return application.delegate as? UIResponder
        default:
            return nil
        }
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        var result = [responder]
        while let next = nextResponder(after: result[result.count - 1]),
              !result.contains(where: { $0 === next }) {
            result.append(next)
        }
        return result
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        for responder in chain(from: first) {
            if let handler = responder as? TouchHandling, handler.handleTouches(in: phase) {
                return handler
            }
        }
        return nil
    }

    private static func controller(of view: UIView) -> UIViewController? {
        guard let root = view.window?.rootViewController else { return nil }
        var waiting = [root]
        while let candidate = waiting.popLast() {
            if candidate.viewIfLoaded === view { return candidate }
            waiting += candidate.children
        }
        return nil
    }
}
