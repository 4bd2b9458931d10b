// Meant: Only prints who comes along to see what is called; returns nothing useful yet.
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
        print("next after", type(of: responder))
        if let view = responder as? UIView {
            print("superview:", view.superview as Any)
            print("root controller:", view.window?.rootViewController as Any)
        }
        return nil
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        print("chain from", type(of: responder))
        return []
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        print("deliver", phase.rawValue, "from", type(of: first))
        for responder in chain(from: first) {
            print("-", responder)
        }
        return nil
    }
}
