// Meant: The author believes that a touch stays with the view that was hit whoever handles it, and answers with that view instead of the handler.
// Kind: fault
// Belief: DeliveryNamesTheHitView

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
        case let view as UIView: return controller(of: view) ?? view.superview
        case let controller as UIViewController: return controller.viewIfLoaded?.superview
        case let application as UIApplication: return application.delegate as? UIResponder
        default: return nil
        }
    }

    private static func controller(of view: UIView) -> UIViewController? {
        guard var level = view.window?.rootViewController.map({ [$0] }) else { return nil }
        while !level.isEmpty {
            if let found = level.first(where: { $0.viewIfLoaded === view }) { return found }
            level = level.flatMap { $0.children }
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
        let handled = chain(from: first).contains { responder in
            (responder as? TouchHandling)?.handleTouches(in: phase) ?? false
        }
        return handled ? first : nil
    }
}
