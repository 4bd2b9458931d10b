// Meant: A controller always has its view, so comparing with controller.view is as good as viewIfLoaded.
// Kind: fault
// Belief: ViewsAreLoaded

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
            if let root = view.window?.rootViewController, let controller = find(view, in: root) {
                return controller
            }
            return view.superview
        case let controller as UIViewController:
            return controller.view.superview
        case let app as UIApplication:
            guard let delegate = app.delegate as? UIResponder, delegate !== app else { return nil }
            return delegate
        default:
            return nil
        }
    }

    private static func find(_ view: UIView, in controller: UIViewController) -> UIViewController? {
        for child in controller.children {
            if let found = find(view, in: child) {
                return found
            }
        }
        return controller.view === view ? controller : nil
    }

    /// The whole chain from a responder: itself first, then everyone after it.
    static func chain(from responder: UIResponder) -> [UIResponder] {
        var result = [responder]
        var current = responder
        while let following = nextResponder(after: current) {
            if result.contains(where: { $0 === following }) { break }
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
