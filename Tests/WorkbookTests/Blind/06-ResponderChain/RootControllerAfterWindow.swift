// Meant: The root view controller belongs to the window, so it is asked after the window and not after its own view.
// Kind: fault
// Belief: RootControllerAfterWindow

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
            if let owner = childController(showing: view) {
                return owner
            }
            return view.superview
        case let controller as UIViewController:
            if controller.viewIfLoaded?.window?.rootViewController === controller {
                return UIApplication.shared
            }
            return controller.viewIfLoaded?.superview
        case let app as UIApplication:
            guard let delegate = app.delegate as? UIResponder, delegate !== app,
                  !(delegate is UIView), !(delegate is UIViewController) else {
                return nil
            }
            return delegate
        default:
            return nil
        }
    }

    private static func childController(showing view: UIView) -> UIViewController? {
        var queue = view.window?.rootViewController?.children ?? []
        while !queue.isEmpty {
            let controller = queue.removeFirst()
            if controller.viewIfLoaded === view {
                return controller
            }
            queue.append(contentsOf: controller.children)
        }
        return nil
    }

    /// The whole chain from a responder: itself first, then everyone after it.
    static func chain(from responder: UIResponder) -> [UIResponder] {
        var result: [UIResponder] = [responder]
        var current = responder
        while let following = nextResponder(after: current) {
            result.append(following)
            current = following
        }
        return result
    }

    /// Offers touches to each responder of the chain in turn that is `TouchHandling`.
    ///
    /// - Returns: The one who handled them, or `nil` if they were dropped.
    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        for responder in chain(from: first) {
            if let handler = responder as? TouchHandling, handler.handleTouches(in: phase) {
                return responder
            }
        }
        return nil
    }
}
