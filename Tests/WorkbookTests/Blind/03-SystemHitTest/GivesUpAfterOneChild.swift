// Meant: The author believes that the frontmost subview's answer settles it, and returns from inside the loop after the first one asked.
// Kind: fault
// Belief: AsksOnlyTheFrontSubview

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isHidden || !isUserInteractionEnabled || alpha < 0.01 { return nil }
        if !self.point(inside: point, with: event) { return nil }

        for child in subviews.reversed() {
            let inChild = child.convert(point, from: self)
            if let hit = child.hitTest(inChild, with: event) {
                return hit
            } else {
                return self // the one in front didn't want it, so it is mine
            }
        }
        return self
    }
}
