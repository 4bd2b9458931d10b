// Expect: failed
// Belief: hit testing may change the scene: the hit subview comes to the front.
// Misconception: BringsHitViewToFront
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(convert(point, to: subview), with: event) {
                bringSubviewToFront(subview)
                return hit
            }
        }
        return self
    }
}
