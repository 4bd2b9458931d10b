// Meant: The author has got as far as superviews, and controllers, window and application are still to come.
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
        if let view = responder as? UIView {
            return view.superview
        }
        // TODO: controllers
        // TODO: window -> application -> delegate
        return nil
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        var result = [responder]
        while let next = nextResponder(after: result.last!) {
            result.append(next)
        }
        return result
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        for responder in chain(from: first) {
            if let handler = responder as? TouchHandling, handler.handleTouches(in: phase) {
                return responder
            }
        }
        return nil
    }
}
