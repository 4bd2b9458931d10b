// Expect: failed
// Belief: after the outermost view comes the application's delegate, as in the document.
// Misconception: StraightToTheDelegate
import UIKit

@MainActor
protocol TouchHandling: UIResponder {
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

@MainActor
enum ResponderChain {
    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        if responder is UIWindow { return UIApplication.shared.delegate as? UIResponder }
        if let view = responder as? UIView { return view.superview }
        return nil
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        var chain: [UIResponder] = []
        var current: UIResponder? = responder
        while let link = current {
            chain.append(link)
            current = nextResponder(after: link)
        }
        return chain
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
