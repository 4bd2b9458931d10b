// Meant: Slip: guard with return instead of continue, so the first responder that is not TouchHandling ends the journey.
// Kind: fault
// Belief: StopsAtTheIncapable

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
            return controller(for: view, in: view.window?.rootViewController) ?? view.superview
        }
        if let controller = responder as? UIViewController { return controller.viewIfLoaded?.superview }
        if let app = responder as? UIApplication {
            guard let delegate = app.delegate as? UIResponder, delegate !== app else { return nil }
            return delegate
        }
        return nil
    }

    /// The whole chain from a responder: itself first, then everyone after it.
    static func chain(from responder: UIResponder) -> [UIResponder] {
        var result: [UIResponder] = []
        var current: UIResponder? = responder
        while let r = current {
            if result.contains(where: { $0 === r }) { break }
            result.append(r)
            current = nextResponder(after: r)
        }
        return result
    }

    /// Offers touches to each responder of the chain in turn that is `TouchHandling`.
    ///
    /// - Returns: The one who handled them, or `nil` if they were dropped.
    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        for responder in chain(from: first) {
            guard let handler = responder as? TouchHandling else { return nil }
            if handler.handleTouches(in: phase) {
                return responder
            }
        }
        return nil
    }

    private static func controller(for view: UIView, in controller: UIViewController?) -> UIViewController? {
        guard let controller = controller else { return nil }
        if controller.viewIfLoaded === view { return controller }
        for child in controller.children {
            if let match = self.controller(for: view, in: child) { return match }
        }
        return nil
    }
}
