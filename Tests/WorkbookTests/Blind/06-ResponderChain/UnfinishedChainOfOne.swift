// Meant: The author has done the easy kinds and lets the chain hold only the first responder until the table is complete.
// Kind: unfinished
// Belief: none

import UIKit

/// Something that may handle touches when they come along the responder chain.
@MainActor
protocol TouchHandling: UIResponder {
    /// Offers touches in a phase; `true` if they are handled, and go no further.
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

@MainActor
enum ResponderChain {
    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        switch responder {
        case is UIWindow:
            return UIApplication.shared
        case is UIApplication:
            return UIApplication.shared.delegate as? UIResponder
        case is UIViewController:
            break // ?
        case is UIView:
            break // ?
        default:
            break
        }
        return nil
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        return [responder] // and then?
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        for responder in chain(from: first) {
            if let handler = responder as? TouchHandling, handler.handleTouches(in: phase) {
                return handler
            }
        }
        return nil
    }
}
