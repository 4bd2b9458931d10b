// Expect: failed
// Belief: hitTest may answer with the button for any point of the disc, hidden or not, subviews or not.
// Misconception: ItselfInTheCircle
import UIKit

class RoundButton: UIButton {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let radius = min(bounds.width, bounds.height) / 2
        let isInside = hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
        return isInside ? self : nil
    }
}
