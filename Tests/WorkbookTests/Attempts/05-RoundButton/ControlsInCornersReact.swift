// Expect: failed
// Belief: a control in a corner must stay tappable.
import UIKit

class RoundButton: UIButton {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        // a badge or close button in the corner must stay tappable
        for case let control as UIControl in subviews.reversed() {
            if let hit = control.hitTest(convert(point, to: control), with: event) { return hit }
        }
        let r = min(bounds.width, bounds.height) / 2
        guard hypot(point.x - bounds.midX, point.y - bounds.midY) <= r else { return nil }
        return super.hitTest(point, with: event)
    }
}
