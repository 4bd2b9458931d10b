// Expect: failed
// Belief: bounds change with the frame.

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    private var knownFrame = CGRect.null
    private var knownOrigin = CGPoint.zero
    private var middle = CGPoint.zero
    private var radius: CGFloat = 0

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        if frame != knownFrame || bounds.origin != knownOrigin {
            knownFrame = frame
            knownOrigin = bounds.origin
            middle = CGPoint(x: bounds.midX, y: bounds.midY)
            radius = min(bounds.width, bounds.height) / 2
        }
        return hypot(point.x - middle.x, point.y - middle.y) <= radius
    }
}
