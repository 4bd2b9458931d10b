// Expect: crashed
// Belief: count - 1 ... 0 goes from the last to the first.
// Misconception: RangeCountsDown
import UIKit

final class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isHidden { return nil }
        if !isUserInteractionEnabled { return nil }
        if alpha < 0.01 { return nil }
        if !(self.point(inside: point, with: event)) { return nil }
        for i in subviews.count - 1 ... 0 {
            let child = subviews[i]
            if let found = child.hitTest(child.convert(point, from: self), with: event) {
                print("found", found)
                return found
            }
        }
        return self
    }
}
