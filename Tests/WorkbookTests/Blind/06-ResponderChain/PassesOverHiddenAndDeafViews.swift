// Meant: The author believes that hidden views and views with interaction off are left out of the chain's offers, as they are in hit testing.
// Kind: fault
// Belief: HiddenViewsAreLeftOut

import UIKit

/// Something that may handle touches when they come along the responder chain.
@MainActor
protocol TouchHandling: UIResponder {
    /// Offers touches in a phase; `true` if they are handled, and go no further.
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

private extension UIView {
    var takesTouches: Bool { !isHidden && isUserInteractionEnabled && alpha >= 0.01 }
}

@MainActor
enum ResponderChain {
    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        if responder is UIWindow { return UIApplication.shared }
        if let view = responder as? UIView {
            return rootViewOwner(view) ?? view.superview
        }
        if let controller = responder as? UIViewController {
            return controller.viewIfLoaded?.superview
        }
        return (responder as? UIApplication)?.delegate as? UIResponder
    }

    private static func rootViewOwner(_ view: UIView) -> UIViewController? {
        func search(_ list: [UIViewController]) -> UIViewController? {
            for c in list {
                if c.viewIfLoaded === view { return c }
                if let deeper = search(c.children) { return deeper }
            }
            return nil
        }
        guard let root = view.window?.rootViewController else { return nil }
        return search([root])
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        var result = [responder]
        var last = responder
        while let next = nextResponder(after: last) {
            if result.contains(where: { $0 === next }) { break }
            result.append(next)
            last = next
        }
        return result
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        for responder in chain(from: first) {
            guard let handler = responder as? TouchHandling else { continue }
            if let view = responder as? UIView, !view.takesTouches { continue }
            guard handler.handleTouches(in: phase) else { continue }
            return handler
        }
        return nil
    }
}
