// Meant: Started with the views alone and walks the superviews; controllers, application and delegate are to come.
// Kind: unfinished
// Belief: none

import UIKit

@MainActor
protocol TouchHandling: UIResponder {
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

@MainActor
enum ResponderChain {
    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        guard let view = responder as? UIView else { return nil }
        return view.superview
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        var result: [UIResponder] = []
        var current: UIResponder? = responder
        while let r = current {
            result.append(r)
            current = nextResponder(after: r)
        }
        return result
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        for r in chain(from: first) {
            if let handler = r as? TouchHandling, handler.handleTouches(in: phase) {
                return r
            }
        }
        return nil
    }
}
