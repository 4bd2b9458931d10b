// Meant: Converting a point into a subview means just subtracting the origin of its frame, as in the table of the text.
// Kind: fault
// Belief: SubtractsFrameOrigin

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isHidden || !isUserInteractionEnabled || alpha < 0.01 { return nil }
        if self.point(inside: point, with: event) == false { return nil }

        var index = subviews.count - 1
        while index >= 0 {
            let child = subviews[index]
            let childPoint = CGPoint(x: point.x - child.frame.origin.x,
                                     y: point.y - child.frame.origin.y)
            if let hit = child.hitTest(childPoint, with: event) {
                return hit
            }
            index -= 1
        }
        return self
    }
}
