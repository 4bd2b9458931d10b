// Meant: Slip: first checks whether anybody handles the touch and then looks up who it was, not noticing that each check offers the touch again.
// Kind: fault
// Belief: DeliveryOffersTwice

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
            if let root = view.window?.rootViewController, let vc = controller(of: view, startingAt: root) {
                return vc
            }
            return view.superview
        case let vc as UIViewController:
            return vc.viewIfLoaded?.superview
        case let app as UIApplication:
            guard let delegate = app.delegate as? UIResponder, delegate !== app else { return nil }
            return delegate
        default:
            return nil
        }
    }

    private static func controller(of view: UIView, startingAt vc: UIViewController) -> UIViewController? {
        if vc.viewIfLoaded === view { return vc }
        for child in vc.children {
            if let result = controller(of: view, startingAt: child) { return result }
        }
        return nil
    }

    /// The whole chain from a responder: itself first, then everyone after it.
    static func chain(from responder: UIResponder) -> [UIResponder] {
        var result: [UIResponder] = []
        var current: UIResponder? = responder
        while let r = current {
            guard !result.contains(where: { $0 === r }) else { break }
            result.append(r)
            current = nextResponder(after: r)
        }
        return result
    }

    /// Offers touches to each responder of the chain in turn that is `TouchHandling`.
    ///
    /// - Returns: The one who handled them, or `nil` if they were dropped.
    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        let handlers = chain(from: first).compactMap { $0 as? TouchHandling }
        guard handlers.contains(where: { $0.handleTouches(in: phase) }) else {
            return nil
        }
        return handlers.first(where: { $0.handleTouches(in: phase) })
    }
}
