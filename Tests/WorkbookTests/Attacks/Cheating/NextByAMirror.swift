// Attack: looks for the next responder among what a mirror shows of a responder.
// Exercise: 6
// Expect: failed|notAccepted|crashed
// Held by: an allow-list of declarations
import UIKit

@MainActor
protocol TouchHandling: UIResponder {
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

@MainActor
enum ResponderChain {
    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        var mirror: Mirror? = Mirror(reflecting: responder)
        while let level = mirror {
            for child in level.children {
                let name = child.label ?? ""
                if ["owningController", "storedSuperview"].contains(name), let next = child.value as? UIResponder { return next }
            }
            mirror = level.superclassMirror
        }
        return nil
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        var chain = [responder]
        while let next = nextResponder(after: chain[chain.count - 1]) { chain.append(next) }
        return chain
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        chain(from: first).first { ($0 as? TouchHandling)?.handleTouches(in: phase) ?? false }
    }
}
