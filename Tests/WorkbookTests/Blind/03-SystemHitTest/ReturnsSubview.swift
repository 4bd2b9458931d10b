// Meant: When a subview answers with a view, that subview is the one that was hit, so it is returned.
// Kind: fault
// Belief: AnswersWithTheAskedSubview

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if !isUserInteractionEnabled || isHidden || alpha < 0.01 { return nil }
        guard self.point(inside: point, with: event) else { return nil }

        for subview in subviews.reversed() {
            let local = subview.convert(point, from: self)
            if subview.hitTest(local, with: event) != nil {
                return subview
            }
        }
        return self
    }
}
