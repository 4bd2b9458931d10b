// Attack: has the model look for the next responder of a probe in silence, and reads next of all others meanwhile.
// Exercise: 6
// Expect: failed|notAccepted
// Held by: silence belongs to one read of one object
import UIKit

final class Probe: UIResponder {
    var target: UIResponder?
    var found: UIResponder?

    override var next: UIResponder? {
        found = target?.next
        return nil
    }
}

@MainActor
protocol TouchHandling: UIResponder {
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

@MainActor
enum ResponderChain {
    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        let probe = Probe()
        probe.target = responder
        probe.motionEnded(.motionShake, with: nil)
        return probe.found
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
