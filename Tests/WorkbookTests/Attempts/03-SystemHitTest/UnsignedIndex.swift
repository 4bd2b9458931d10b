// Expect: crashed
// Belief: an unsigned index counted down ends by itself at 0.
// Misconception: UnsignedIndex
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        var index = UInt(subviews.count) - 1
        while index >= 0 {
            let subview = subviews[Int(index)]
            if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
            index -= 1
        }
        return self
    }
}
