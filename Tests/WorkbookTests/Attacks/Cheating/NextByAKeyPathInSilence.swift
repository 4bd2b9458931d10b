// Attack: reads next of each responder by a key path, within what the model looks up unheard.
// Exercise: 6
// Expect: failed|notAccepted
// Held by: silence belongs to one read of one object
import UIKit

final class Ear: UIResponder {
    var target: UIResponder?
    lazy var found: UIResponder? = nil

    override var next: UIResponder? {
        found = target?[keyPath: \UIResponder.next]
        return found.flatMap { _ in nil }
    }
}

@MainActor
protocol TouchHandling: UIResponder {
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

@MainActor
enum ResponderChain {
    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        let ear = Ear()
        ear.target = responder
        ear.touchesCancelled([], with: nil)
        return ear.found
    }

    static func chain(from responder: UIResponder) -> [UIResponder] {
        Array(sequence(first: responder) { nextResponder(after: $0) })
    }

    static func deliver(_ phase: UITouch.Phase, from first: UIResponder) -> UIResponder? {
        chain(from: first).first { ($0 as? TouchHandling)?.handleTouches(in: phase) ?? false }
    }
}
