// Form: if-casts, and a recursive search among the controllers.

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
        if responder is UIWindow { return UIApplication.shared }
        if let view = responder as? UIView {
            return owner(of: view, in: view.window?.rootViewController) ?? view.superview
        }
        if let controller = responder as? UIViewController {
            return controller.viewIfLoaded?.superview
        }
        if let application = responder as? UIApplication {
            return application.delegate is UIViewController || application.delegate === application
                ? nil : application.delegate as? UIResponder
        }
        return nil
    }

    /// The whole chain from a responder: itself first, then everyone after it.
    static func chain(from responder: UIResponder) -> [UIResponder] {
        var chain = [responder]
        while let next = nextResponder(after: chain[chain.count - 1]) {
            chain.append(next)
        }
        return chain
    }

    /// Offers touches to each responder of the chain in turn that is `TouchHandling`.
    ///
    /// - Returns: The one who handled them, or `nil` if they were dropped.
    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        chain(from: first).first { responder in
            (responder as? TouchHandling)?.handleTouches(in: phase) ?? false
        }
    }

    private static func owner(
        of view: UIView,
        in controller: UIViewController?
    ) -> UIViewController? {
        guard let controller else { return nil }
        if controller.viewIfLoaded === view { return controller }
        for child in controller.children {
            if let owner = owner(of: view, in: child) { return owner }
        }
        return nil
    }
}
