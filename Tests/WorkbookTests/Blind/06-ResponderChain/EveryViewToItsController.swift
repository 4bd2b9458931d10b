// Meant: Every view hands its touches directly to the view controller it lives in, not to its superview.
// Kind: fault
// Belief: EveryViewThenItsController

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
        if responder is UIWindow {
            return UIApplication.shared
        }
        if let view = responder as? UIView {
            return viewController(around: view) ?? view.superview
        }
        if let controller = responder as? UIViewController {
            return controller.viewIfLoaded?.superview
        }
        if let application = responder as? UIApplication {
            guard let delegate = application.delegate as? UIResponder else { return nil }
            if delegate === application { return nil }
            return delegate
        }
        return nil
    }

    private static func viewController(around view: UIView) -> UIViewController? {
        guard let root = view.window?.rootViewController else { return nil }
        let all = allControllers(from: root)
        var current: UIView? = view
        while let v = current {
            if let match = all.first(where: { $0.viewIfLoaded === v }) {
                return match
            }
            current = v.superview
        }
        return nil
    }

    private static func allControllers(from controller: UIViewController) -> [UIViewController] {
        return [controller] + controller.children.flatMap { allControllers(from: $0) }
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
        for r in chain(from: first) {
            if let handler = r as? TouchHandling, handler.handleTouches(in: phase) {
                return r
            }
        }
        return nil
    }
}
