// Meant: The author believes that whoever handled began owns the touch, and sends all later phases straight to that responder.
// Kind: fault
// Belief: HandlerOfTheBeginningIsKept

import UIKit

/// Something that may handle touches when they come along the responder chain.
@MainActor
protocol TouchHandling: UIResponder {
    /// Offers touches in a phase; `true` if they are handled, and go no further.
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

@MainActor
enum ResponderChain {
    /// Who took the touch when it began.
    private static weak var taker: UIResponder?

    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        if responder is UIWindow { return UIApplication.shared }
        if let view = responder as? UIView {
            if let root = view.window?.rootViewController, let c = controller(showing: view, under: root) {
                return c
            }
            return view.superview
        }
        if let c = responder as? UIViewController { return c.viewIfLoaded?.superview }
        if let a = responder as? UIApplication { return a.delegate as? UIResponder }
        return nil
    }

    private static func controller(showing view: UIView, under top: UIViewController) -> UIViewController? {
        guard top.viewIfLoaded !== view else { return top }
        for child in top.children {
            if let c = controller(showing: view, under: child) { return c }
        }
        return nil
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        var chain: [UIResponder] = [responder]
        while let next = nextResponder(after: chain.last!), !chain.contains(where: { $0 === next }) {
            chain.append(next)
        }
        return chain
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        if phase != .began, let taker = taker as? TouchHandling {
            return taker.handleTouches(in: phase) ? taker : nil
        }
        let handler = chain(from: first).first { responder in
            guard let handling = responder as? TouchHandling else { return false }
            return handling.handleTouches(in: phase)
        }
        if phase == .began {
            taker = handler
        }
        return handler
    }
}
