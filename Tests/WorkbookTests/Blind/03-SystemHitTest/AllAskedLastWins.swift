// Meant: Believed that all subviews are asked from back to front, and that the last answer wins.
// Kind: fault
// Belief: LastAnswerKept

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01,
              self.point(inside: point, with: event) else { return nil }

        var result: UIView = self
        for subview in subviews {
            // a later one lies in front and overwrites the earlier one
            if let hit = subview.hitTest(convert(point, to: subview), with: event) {
                result = hit
            }
        }
        return result
    }
}
