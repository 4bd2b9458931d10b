// Misconception: Touches that nobody handles are the last responder's
// Explanation: They end somewhere, and the delegate is where they end, so it is named. But to be
//   asked last is not to handle: the delegate declined as the others did. The touch is dropped, and
//   the answer is nil.
// Hint: What should the answer be if everybody declined?
// Evidence: TouchHandling.handleTouches, ResponderChain.chain or ResponderChain.nextResponder, last
//   or "var" or reduce

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
        let responders = chain(from: first)
        let handler = responders.first { responder in
            (responder as? TouchHandling)?.handleTouches(in: phase) ?? false
        }
        return handler ?? responders.last
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
