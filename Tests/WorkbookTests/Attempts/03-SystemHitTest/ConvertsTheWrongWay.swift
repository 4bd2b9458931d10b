// Expect: failed
// Belief: convert(_:from:) of the view itself brings the point to the subview.
// Misconception: ConvertsTheWrongWay
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(convert(point, from: subview), with: event) { return hit }
        }
        return self
    }
}
