// Attack: writes to itself while the model passes a touch on.
// Exercise: 5
// Expect: notAccepted|failed
// Held by: nothing silences the model while an answer's code runs
import UIKit

/// Runs its work while the model looks for the next responder.
final class Quiet: UIResponder {
    let work: () -> Void

    init(_ work: @escaping () -> Void) { self.work = work }

    override var next: UIResponder? {
        work()
        return nil
    }
}

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        Quiet {
            let bounds = self.bounds
            self.bounds = bounds.insetBy(dx: -10, dy: -10)
            self.bounds = bounds
        }.touchesCancelled([], with: event)
        let radius = min(bounds.width, bounds.height) / 2
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
    }
}
