// Meant: Going through all subviews from back to front and keeping the last answer is the same as going backwards.
// Kind: fault
// Belief: LastAnswerKept

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }

        var result: UIView = self
        for subview in subviews {
            let p = subview.convert(point, from: self)
            if let hit = subview.hitTest(p, with: event) {
                result = hit
            }
        }
        return result
    }
}
