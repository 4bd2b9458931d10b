// Misconception: Who handled the beginning gets the rest of the touch
// Explanation: A touch keeps its view to the end, and so its handler seems to be settled as
//   well. The chain is walked for each phase anew: who handles one phase need not handle another.
// Hint: What does your code know when the second phase comes, and from where?
// Evidence: "static" or "var", UITouch.Phase.began or UITouch.Phase.ended or "began"

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
    private static weak var active: UIResponder?

    /// The responder after another one, or `nil` at the end of the chain.
    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        switch responder {
        case is UIWindow:
            return UIApplication.shared
        case let view as UIView:
            if let root = view.window?.rootViewController, let owner = owner(of: view, from: root) {
                return owner
            }
            return view.superview
        case let controller as UIViewController:
            return controller.viewIfLoaded?.superview
        case let app as UIApplication:
            let delegate = app.delegate as? UIResponder
            return delegate is UIViewController || delegate === app ? nil : delegate
        default:
            return nil
        }
    }

    /// The whole chain from a responder: itself first, then everyone after it.
    static func chain(from responder: UIResponder) -> [UIResponder] {
        var result: [UIResponder] = []
        var current: UIResponder? = responder
        while let r = current, !result.contains(where: { $0 === r }) {
            result.append(r)
            current = nextResponder(after: r)
        }
        return result
    }

    /// Offers touches to each responder of the chain in turn that is `TouchHandling`.
    ///
    /// - Returns: The one who handled them, or `nil` if they were dropped.
    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        if phase != .began, let active = active, let handler = active as? TouchHandling {
            if phase == .ended || phase == .cancelled {
                self.active = nil
            }
            return handler.handleTouches(in: phase) ? active : nil
        }
        for responder in chain(from: first) {
            if let handler = responder as? TouchHandling, handler.handleTouches(in: phase) {
                if phase == .began {
                    active = responder
                }
                return responder
            }
        }
        return nil
    }

    private static func owner(of view: UIView, from controller: UIViewController)
        -> UIViewController?
    {
        if controller.viewIfLoaded === view { return controller }
        for child in controller.children {
            if let found = owner(of: view, from: child) { return found }
        }
        return nil
    }
}
