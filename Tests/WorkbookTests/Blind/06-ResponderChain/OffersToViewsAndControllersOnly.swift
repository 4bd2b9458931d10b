// Meant: The author believes that only views and their controllers take touches, so the window, the application and the delegate are never offered any.
// Kind: fault
// Belief: WindowEndsTheOffers

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
            return controllers(from: view.window?.rootViewController)
                .first { $0.viewIfLoaded === view } ?? view.superview
        case let controller as UIViewController:
            return controller.viewIfLoaded?.superview
        case let application as UIApplication:
            return application.delegate as? UIResponder
        default:
            return nil
        }
    }

    private static func controllers(from root: UIViewController?) -> [UIViewController] {
        guard let root = root else { return [] }
        return [root] + root.children.flatMap { controllers(from: $0) }
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        var result: [UIResponder] = []
        var current = Optional(responder)
        while let r = current {
            if result.contains(where: { $0 === r }) { return result }
            result.append(r)
            current = nextResponder(after: r)
        }
        return result
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        for responder in chain(from: first) {
            // From the window on there is nothing on the screen any more.
            if responder is UIWindow { break }
            if let handler = responder as? TouchHandling, handler.handleTouches(in: phase) {
                return responder
            }
        }
        return nil
    }
}
