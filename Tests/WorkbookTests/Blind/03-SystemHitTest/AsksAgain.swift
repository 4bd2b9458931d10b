// Meant: hitTest is a pure question, so asking it once for the condition and again for the return costs nothing.
// Kind: fault
// Belief: AsksTheHitSubviewTwice

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isHidden || !isUserInteractionEnabled || alpha <= 0.01 { return nil }
        if !self.point(inside: point, with: event) { return nil }
        for i in (0..<subviews.count).reversed() {
            let converted = self.convert(point, to: subviews[i])
            if subviews[i].hitTest(converted, with: event) != nil {
                return subviews[i].hitTest(converted, with: event)
            }
        }
        return self
    }
}
