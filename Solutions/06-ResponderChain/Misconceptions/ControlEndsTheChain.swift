// Misconception: A control has no next responder
// Explanation: In an app the views around a button hear nothing of its touches, as if the chain
//   ended there. But the button keeps them by its own methods for touches, which handle them and do
//   not pass them on. It stands in the chain like any other view: its superview comes after it, or
//   its controller.
// Hint: A label and a button lie in the same view. Who comes after each of them?
// Evidence: UIControl or UIButton, superview

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
        case is UIControl:
            return nil
        case is UIWindow:
            return UIApplication.shared
        case let view as UIView:
            return controller(ofRootView: view) ?? view.superview
        case let controller as UIViewController:
            return controller.viewIfLoaded?.superview ?? controller.presentingViewController
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

    /// The controller whose root view a view is, found among the controllers of its window.
    private static func controller(ofRootView view: UIView) -> UIViewController? {
        var remaining = [view.window?.rootViewController].compactMap { $0 }
        while let controller = remaining.popLast() {
            if controller.viewIfLoaded === view { return controller }
            remaining += controller.children
            if let presented = controller.presentedViewController { remaining.append(presented) }
        }
        return nil
    }
}
