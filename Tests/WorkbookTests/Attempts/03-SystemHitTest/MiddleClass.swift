// Expect: passed
// Form: A class of the answer's own between UIView and the exercise's class overrides hitTest.

import UIKit

class Middle: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else { return nil }
        for v in subviews.reversed() { if let h = v.hitTest(v.convert(point, from: self), with: event) { return h } }
        return self
    }
}
class BaseView: Middle { }
