// Expect: failed
// Belief: an optional has to be unwrapped first.
// Misconception: NeedsAnEvent
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let event = event else { return nil }
        // 自己能不能接收触摸
        if (self.isHidden || self.isUserInteractionEnabled == false || self.alpha < 0.01) { return nil; }
        // 点在不在自己身上
        if (!self.point(inside: point, with: event)) { return nil; }
        var 剩下的 = self.subviews
        while let 子视图 = 剩下的.popLast() {
            let 点 = self.convert(point, to: 子视图)
            if let 结果 = 子视图.hitTest(点, with: event) { return 结果; }
        }
        return self
    }
}
