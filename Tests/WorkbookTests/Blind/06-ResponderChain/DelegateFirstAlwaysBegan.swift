// Meant: The delegate comes before the application, and handlers are always offered began whatever the phase is.
// Kind: several
// Belief: DelegateBeforeApplication, DeliveryAlwaysBegan

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
        let application = UIApplication.shared
        if responder is UIWindow {
            if let delegate = application.delegate as? UIResponder {
                return delegate
            }
            return application
        }
        if let view = responder as? UIView {
            return controller(of: view) ?? view.superview
        }
        if let controller = responder as? UIViewController {
            return controller.viewIfLoaded?.superview
        }
        if responder !== application, responder === application.delegate {
            return application
        }
        return nil
    }

    private static func controller(of view: UIView) -> UIViewController? {
        guard let root = view.window?.rootViewController else { return nil }
        var queue = [root]
        while !queue.isEmpty {
            let c = queue.removeFirst()
            if c.viewIfLoaded === view { return c }
            queue += c.children
        }
        return nil
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
            if let handler = r as? TouchHandling, handler.handleTouches(in: .began) {
                return r
            }
        }
        return nil
    }
}
