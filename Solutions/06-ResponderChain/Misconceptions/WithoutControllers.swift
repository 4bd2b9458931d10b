// Misconception: The way from view to view never meets a controller
// Explanation: Superviews are easy to find, and a view does not say that a controller owns it, so
//   each view is followed by its superview. But a controller stands right behind its root view, and
//   that is why its touchesBegan hears of what its views do not handle.
// Hint: Who comes after a view that is a controller's root view?
// Evidence: superview, without rootViewController or children

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
            return view.superview
        case let controller as UIViewController:
            return controller.viewIfLoaded?.superview
        case let application as UIApplication:
            return application.delegate is UIViewController || application.delegate === application
                ? nil : application.delegate as? UIResponder
        default:
            return nil
        }
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
}
