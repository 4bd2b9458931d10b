// Meant: A view with user interaction disabled (or hidden) is passed over when the touch goes up the chain, as in hit testing.
// Kind: fault
// Belief: HiddenViewsAreLeftOut

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
            return hostController(of: view) ?? view.superview
        case let controller as UIViewController:
            return controller.viewIfLoaded?.superview
        case let application as UIApplication:
            guard let delegate = application.delegate as? UIResponder, delegate !== application else { return nil }
            return delegate
        default:
            return nil
        }
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
            if let view = responder as? UIView, !canReceiveTouches(view) {
                continue
            }
            if let handler = responder as? TouchHandling, handler.handleTouches(in: phase) {
                return responder
            }
        }
        return nil
    }

    private static func canReceiveTouches(_ view: UIView) -> Bool {
        return view.isUserInteractionEnabled && !view.isHidden && view.alpha >= 0.01
    }

    private static func hostController(of view: UIView) -> UIViewController? {
        var remaining: [UIViewController] = []
        if let root = view.window?.rootViewController {
            remaining = [root]
        }
        while let controller = remaining.popLast() {
            if controller.viewIfLoaded === view { return controller }
            remaining.append(contentsOf: controller.children)
        }
        return nil
    }
}
