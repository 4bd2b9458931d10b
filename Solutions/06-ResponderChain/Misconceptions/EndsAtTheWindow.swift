// Misconception: The chain ends at the window
// Explanation: A window is a view without a superview, and the touches came in by it, so it looks
//   like the end. But for windows there is a rule of their own: after a window comes the
//   application, and then its delegate. Where a window is treated like any other view, or a loop
//   stops at it, nobody after it is ever asked.
// Hint: Who comes after a window in the lesson's table, and which line of yours leads there? The
//   order in which the cases are tested matters as well.
// Evidence: superview, rootViewController, delegate, without type(of:) or isMember or "type"

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
        case let view as UIView:
            return controller(ofRootView: view) ?? view.superview
        case let controller as UIViewController:
            return controller.viewIfLoaded?.superview
        case let application as UIApplication:
            return application.delegate is UIViewController || application.delegate === application
                ? nil : application.delegate as? UIResponder
        default:
            return nil
        }
    }

    /// The whole chain from a responder: itself first, then everyone after it.
    static func chain(from responder: UIResponder) -> [UIResponder] {
        var chain = [responder]
        while let next = nextResponder(after: chain[chain.count - 1]) {
            chain.append(next)
        }
        return chain
    }

    /// Offers touches to each responder of the chain in turn that is `TouchHandling`.
    ///
    /// - Returns: The one who handled them, or `nil` if they were dropped.
    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        chain(from: first).first { responder in
            (responder as? TouchHandling)?.handleTouches(in: phase) ?? false
        }
    }

    /// The controller whose root view a view is, found among the controllers of its window.
    private static func controller(ofRootView view: UIView) -> UIViewController? {
        var remaining = [view.window?.rootViewController].compactMap { $0 }
        while let controller = remaining.popLast() {
            if controller.viewIfLoaded === view { return controller }
            remaining += controller.children
        }
        return nil
    }
}
