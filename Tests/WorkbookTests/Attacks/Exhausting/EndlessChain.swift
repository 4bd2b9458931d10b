// Attack: answers with a responder chain that has no end.
// Exercise: 6
// Expect: failed|crashed|timedOut
// Held by: memory limit; limit of a chain
import UIKit

protocol TouchHandling: UIResponder {
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

@MainActor
enum ResponderChain {
    static func nextResponder(after responder: UIResponder) -> UIResponder? { responder }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        var chain = [responder]
        while let next = nextResponder(after: chain[chain.count - 1]) { chain.append(next) }
        return chain
    }

    static func deliver(_ phase: UITouch.Phase, from responder: UIResponder) -> UIResponder? {
        deliver(phase, from: responder)
    }
}
