// Misconception: Views hand on to views up to the window, and controllers to controllers
// Explanation: There are two trees, one of views and one of controllers, and the window's root
//   controller seems to join them. But the chain changes between the two: after a controller's root
//   view comes that controller, and after the controller the superview of its view, be that the
//   window. A window has only the application after it, and no controller hands on to its parent.
// Hint: Touch a view of a child controller. Who hears of it first, that controller or the window?
// Evidence: superview, rootViewController, UIViewController.parent, UIApplication.shared, UIWindow

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
        case let window as UIWindow:
            return window.rootViewController
        case let view as UIView:
            return view.superview
        case let controller as UIViewController:
            return controller.parent ?? UIApplication.shared
        case let application as UIApplication:
            guard let delegate = application.delegate as? UIResponder else { return nil }
            // Each of these has its place elsewhere, and would lead the chain back there.
            let standsElsewhere =
                delegate is UIView || delegate is UIViewController || delegate === application
            return standsElsewhere ? nil : delegate
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
