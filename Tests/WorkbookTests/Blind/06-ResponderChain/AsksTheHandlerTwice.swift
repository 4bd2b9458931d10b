// Meant: The author believes that a lazy compactMap with first asks each handler once, but the one who handles the touch is asked again when it is read.
// Kind: fault
// Belief: DeliveryOffersTwice

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
            return view.window?.rootViewController.flatMap { find(view, in: $0) } ?? view.superview
        case let controller as UIViewController:
            return controller.viewIfLoaded?.superview
        case let app as UIApplication:
            return app.delegate as? UIResponder
        default:
            return nil
        }
    }

    private static func find(_ view: UIView, in controller: UIViewController) -> UIViewController? {
        if controller.viewIfLoaded === view { return controller }
        for child in controller.children {
            if let hit = find(view, in: child) { return hit }
        }
        return nil
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        var chain = [responder]
        while let next = nextResponder(after: chain.last!), !chain.contains(where: { $0 === next }) {
            chain.append(next)
        }
        return chain
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        return chain(from: first).lazy.compactMap { responder -> UIResponder? in
            guard let handler = responder as? TouchHandling else { return nil }
            return handler.handleTouches(in: phase) ? handler : nil
        }.first
    }
}
