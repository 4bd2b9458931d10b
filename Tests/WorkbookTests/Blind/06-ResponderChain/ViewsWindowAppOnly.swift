// Meant: Views, window, application and delegate are in; the two rules with view controllers are not written yet.
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
        if responder is UIWindow {
            return UIApplication.shared
        }
        if let view = responder as? UIView {
            return view.superview
        }
        if let app = responder as? UIApplication {
            let delegate = app.delegate as? UIResponder
            return delegate === app ? nil : delegate
        }
        return nil
    }

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

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        for responder in chain(from: first) {
            if let handler = responder as? TouchHandling, handler.handleTouches(in: phase) {
                return responder
            }
        }
        return nil
    }
}
