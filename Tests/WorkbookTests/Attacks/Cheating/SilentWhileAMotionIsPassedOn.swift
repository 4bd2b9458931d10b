// Attack: calls super.hitTest while the model passes a motion on.
// Exercise: 3
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

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        // A label tells of itself only while the model is heard.
        if !subviews.contains(where: { $0 is UILabel }) {
            var found: UIView?
            let quiet = Quiet { found = self.system(point, event) }
            quiet.motionEnded(.motionShake, with: event)
            return found
        }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }

    func system(_ point: CGPoint, _ event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
}
