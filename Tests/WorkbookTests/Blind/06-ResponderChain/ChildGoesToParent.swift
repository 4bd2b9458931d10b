// Meant: After a child view controller comes its parent view controller.
// Kind: fault
// Belief: ParentControllerIsNext

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
            return owner(of: view) ?? view.superview
        case let controller as UIViewController:
            return controller.parent ?? controller.viewIfLoaded?.superview
        case let app as UIApplication:
            guard let delegate = app.delegate as? UIResponder,
                  !(delegate is UIApplication),
                  !(delegate is UIViewController),
                  !(delegate is UIView) else { return nil }
            return delegate
        default:
            return nil
        }
    }

    /// The whole chain from a responder: itself first, then everyone after it.
    static func chain(from responder: UIResponder) -> [UIResponder] {
        var responders = [responder]
        var last = responder
        while let following = nextResponder(after: last) {
            responders.append(following)
            last = following
        }
        return responders
    }

    /// Offers touches to each responder of the chain in turn that is `TouchHandling`.
    ///
    /// - Returns: The one who handled them, or `nil` if they were dropped.
    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        for responder in chain(from: first) {
            if let handling = responder as? TouchHandling {
                if handling.handleTouches(in: phase) {
                    return handling
                }
            }
        }
        return nil
    }

    private static func owner(of view: UIView) -> UIViewController? {
        var waiting: [UIViewController] = []
        if let root = view.window?.rootViewController { waiting.append(root) }
        while !waiting.isEmpty {
            let controller = waiting.removeFirst()
            if controller.viewIfLoaded === view { return controller }
            waiting += controller.children
        }
        return nil
    }
}
