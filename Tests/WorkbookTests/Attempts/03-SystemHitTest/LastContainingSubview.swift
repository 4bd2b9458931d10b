// Expect: failed
// Belief: the subview under the finger is the only one to ask.
// Misconception: FirstContainingSubviewDecides
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isHidden || !isUserInteractionEnabled || alpha < 0.01 { return nil }
        if !self.point(inside: point, with: event) { return nil }
        let touched = subviews.last { $0.point(inside: $0.convert(point, from: self), with: event) }
        guard let child = touched else { return self }
        return child.hitTest(child.convert(point, from: self), with: event) ?? self
    }
}
