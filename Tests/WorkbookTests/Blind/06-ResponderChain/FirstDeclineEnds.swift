// Meant: If the first responder that can handle touches declines them, they are dropped.
// Kind: fault
// Belief: DeliveryStopsAtFirstCapable

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
            return owner(of: view) ?? view.superview
        case let controller as UIViewController:
            return controller.viewIfLoaded?.superview
        case let application as UIApplication:
            if let delegate = application.delegate as? UIResponder, delegate !== application {
                return delegate
            }
            return nil
        default:
            return nil
        }
    }

    static func owner(of view: UIView) -> UIViewController? {
        guard let root = view.window?.rootViewController else { return nil }
        var queue = [root]
        while !queue.isEmpty {
            let first = queue.removeFirst()
            if first.viewIfLoaded === view { return first }
            queue += first.children
        }
        return nil
    }

    /// The whole chain from a responder: itself first, then everyone after it.
    static func chain(from responder: UIResponder) -> [UIResponder] {
        var result = [responder]
        while let last = result.last,
              let following = nextResponder(after: last),
              !result.contains(where: { $0 === following }) {
            result.append(following)
        }
        return result
    }

    /// Offers touches to each responder of the chain in turn that is `TouchHandling`.
    ///
    /// - Returns: The one who handled them, or `nil` if they were dropped.
    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        for responder in chain(from: first) {
            if let handler = responder as? TouchHandling {
                return handler.handleTouches(in: phase) ? responder : nil
            }
        }
        return nil
    }
}
