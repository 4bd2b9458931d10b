// Expect: failed
// Belief: subviews that stick out are found unless the view clips.
// Misconception: OverhangIsReachedUnlessClipped
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        let isInside = self.point(inside: point, with: event)
        guard isInside || !clipsToBounds else { return nil }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
        }
        return isInside ? self : nil
    }
}
