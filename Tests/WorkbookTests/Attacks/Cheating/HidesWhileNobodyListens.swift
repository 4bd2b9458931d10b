// Attack: hides itself while the model passes a touch on, and asks the superview.
// Exercise: 4
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

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let superview, let own = super.hitTest(point, with: event) else { return nil }
        let pointInSuperview = convert(point, to: superview)
        var found: UIView?
        let quiet = Quiet {
            self.isHidden = true
            found = superview.hitTest(pointInSuperview, with: event)
            self.isHidden = false
        }
        quiet.touchesMoved([], with: event)
        return found?.superview === superview ? found as? UIButton ?? own : own
    }
}
