// Meant: Believed that the answer is the own subview that has the hit, and not the view that the subview answers with.
// Kind: fault
// Belief: AnswersWithTheAskedSubview

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, alpha >= 0.01, isUserInteractionEnabled else { return nil }
        guard self.point(inside: point, with: event) else { return nil }

        for subview in subviews.reversed() {
            if subview.hitTest(convert(point, to: subview), with: event) != nil {
                return subview // found it
            }
        }
        return self
    }
}
