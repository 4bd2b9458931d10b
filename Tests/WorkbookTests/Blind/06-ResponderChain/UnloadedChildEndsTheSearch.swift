// Meant: The author leaves the whole search with nil at a controller whose view is not loaded, instead of going on with the next one.
// Kind: fault
// Belief: UnloadedViewEndsTheSearch

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
            return owner(of: view) ?? view.superview
        case let controller as UIViewController:
            return controller.viewIfLoaded?.superview
        case let application as UIApplication:
            return application.delegate as? UIResponder
        default:
            return nil
        }
    }

    private static func owner(of view: UIView) -> UIViewController? {
        guard let root = view.window?.rootViewController else { return nil }
        var queue = [root]
        while !queue.isEmpty {
            let controller = queue.removeFirst()
            guard let loaded = controller.viewIfLoaded else { return nil }
            if loaded === view { return controller }
            queue += controller.children
        }
        return nil
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        var result: [UIResponder] = []
        var current: UIResponder? = responder
        while let r = current, !result.contains(where: { $0 === r }) {
            result.append(r)
            current = nextResponder(after: r)
        }
        return result
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        return chain(from: first).first(where: { ($0 as? TouchHandling)?.handleTouches(in: phase) == true })
    }
}
