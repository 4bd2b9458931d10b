// Misconception: From the window the chain goes on to its root controller
// Explanation: The window knows its root controller, so that seems to come next. But the chain has been
//   there: the root controller came right before the window. It goes on from there to the window again,
//   and so on without end. After the window comes the application.
// Hint: Write down the chain from the root view. Which responder is in it twice?
// Evidence: UIWindow, rootViewController

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
            return controller(ofRootView: view) ?? view.superview
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
        Array(sequence(first: responder, next: nextResponder(after:)))
    }

    /// Offers touches to each responder of the chain in turn that is `TouchHandling`.
    ///
    /// - Returns: The one who handled them, or `nil` if they were dropped.
    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        sequence(first: first, next: nextResponder(after:)).first { responder in
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
