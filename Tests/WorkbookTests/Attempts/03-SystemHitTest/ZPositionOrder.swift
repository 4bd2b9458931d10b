// Expect: failed
// Belief: the subview with the highest zPosition is asked first.
// Misconception: ZPositionOrder
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        let frontToBack = subviews.enumerated().sorted { first, second in
            let heights = (first.element.layer.zPosition, second.element.layer.zPosition)
            return heights.0 == heights.1 ? first.offset > second.offset : heights.0 > heights.1
        }
        for (_, subview) in frontToBack {
            if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
        }
        return self
    }
}
