// Misconception: Only who can become first responder is offered touches
// Explanation: Both are about responders, and the names invite to join them. First responders
//   are about keys and actions without a target; touches begin at the hit view and ask nobody
//   whether it can become first.
// Hint: Which property do you ask for before you offer the touches?
// Evidence: canBecomeFirstResponder or isFirstResponder

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
            return ownerOf(view) ?? view.superview
        case let vc as UIViewController:
            return vc.viewIfLoaded?.superview
        case let app as UIApplication:
            guard let delegate = app.delegate as? UIResponder, delegate !== app,
                !(delegate is UIViewController)
            else { return nil }
            return delegate
        default:
            return nil
        }
    }

    private static func ownerOf(_ view: UIView) -> UIViewController? {
        guard let root = view.window?.rootViewController else { return nil }
        var open: [UIViewController] = [root]
        while let vc = open.popLast() {
            if vc.viewIfLoaded === view { return vc }
            open += vc.children
        }
        return nil
    }

    /// The whole chain from a responder: itself first, then everyone after it.
    static func chain(from responder: UIResponder) -> [UIResponder] {
        var list = [responder]
        while let following = nextResponder(after: list[list.count - 1]) {
            if list.contains(where: { $0 === following }) { break }
            list.append(following)
        }
        return list
    }

    /// Offers touches to each responder of the chain in turn that is `TouchHandling`.
    ///
    /// - Returns: The one who handled them, or `nil` if they were dropped.
    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        for responder in chain(from: first) {
            guard responder.canBecomeFirstResponder,
                let handler = responder as? TouchHandling
            else { continue }
            if handler.handleTouches(in: phase) {
                return responder
            }
        }
        return nil
    }
}
