// Meant: The frame is the rectangle of the view, so frame.contains(point) tells whether the touch is inside.
// Kind: fault
// Belief: FrameForBounds

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isHidden || !isUserInteractionEnabled || alpha < 0.01 {
            return nil
        }
        if !frame.contains(point) {
            return nil
        }
        for child in subviews.reversed() {
            if let hit = child.hitTest(convert(point, to: child), with: event) {
                return hit
            }
        }
        return self
    }
}
