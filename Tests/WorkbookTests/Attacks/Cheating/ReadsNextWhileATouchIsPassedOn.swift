// Attack: reads next while the model passes a touch on.
// Exercise: 6
// Expect: notAccepted|failed
// Held by: nothing silences the model while an answer's code runs
import UIKit

/// Something that may handle touches when they come along the responder chain.
@MainActor
protocol TouchHandling: UIResponder {
    /// Offers touches in a phase; `true` if they are handled, and go no further.
    func handleTouches(in phase: UITouch.Phase) -> Bool
}

/// Runs its work while the model looks for the next responder.
final class Quiet: UIResponder {
    let work: () -> Void

    init(_ work: @escaping () -> Void) { self.work = work }

    override var next: UIResponder? {
        work()
        return nil
    }
}

@MainActor
enum ResponderChain {
    static func nextResponder(after responder: UIResponder) -> UIResponder? {
        var next: UIResponder?
        Quiet { next = responder.next }.touchesEnded([], with: nil)
        return next
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
