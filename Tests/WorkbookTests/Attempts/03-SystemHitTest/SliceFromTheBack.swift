// Expect: crashed
// Belief: an array of the indices can be made from last...0.
// Misconception: RangeCountsDown
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        let last = subviews.count - 1
        let frontToBack: [Int] = Array(last...0)
        for index in frontToBack {
            if let hit = subviews[index].hitTest(convert(point, to: subviews[index]), with: event) { return hit }
        }
        return self
    }
}
