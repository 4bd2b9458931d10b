// Expect: failed
// Belief: reading next is an answer.
// Misconception: ReadsNext
import UIKit

@MainActor
protocol TouchHandling: UIResponder {
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

@MainActor
enum ResponderChain {
    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        return responder.next
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
