// Misconception: The root controller comes after its window
// Explanation: A window holds its root controller, so the controller seems to be behind the window.
//   But the chain goes from the inside out: the root view, its controller, and then the window in
//   which the view lies. The window has nothing but the application after it.
// Hint: Whose root view lies in the window? Its controller comes before the window is reached.
// Evidence: UIWindow, rootViewController, UIApplication.shared

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
            return window.rootViewController ?? UIApplication.shared
        case let view as UIView:
            let owner = controller(ofRootView: view)
            return owner === view.window?.rootViewController
                ? view.superview : owner ?? view.superview
        case let controller as UIViewController:
            let isRoot = controller === controller.viewIfLoaded?.window?.rootViewController
            return isRoot ? UIApplication.shared : controller.viewIfLoaded?.superview
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

    /// The controller whose root view a view is, found among the controllers of its window.
    private static func controller(ofRootView view: UIView) -> UIViewController? {
        var remaining = [view.window?.rootViewController].compactMap { $0 }
        while let controller = remaining.popLast() {
            if controller.viewIfLoaded === view { return controller }
            remaining += controller.children
        }
        return nil
    }
}
