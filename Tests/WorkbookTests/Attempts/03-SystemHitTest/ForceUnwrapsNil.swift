// Expect: crashed
// Belief: there is always a last subview, and it always answers.
// Misconception: ForceUnwrapsNil
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        let front = subviews.last!
        return front.hitTest(convert(point, to: front), with: event)!
    }
}
