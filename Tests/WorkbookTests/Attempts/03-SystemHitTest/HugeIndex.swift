// Expect: crashed
// Belief: an index is never negative, so it is unsigned.
// Misconception: UnsignedIndex
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isHidden || !isUserInteractionEnabled || alpha < 0.01 { return nil }
        if !self.point(inside: point, with: event) { return nil }
        let count: UInt = UInt(subviews.count)
        var i: UInt = count - 1
        repeat {
            let child = subviews[Int(i)]
            let hit = child.hitTest(child.convert(point, from: self), with: event)
            if hit != nil { return hit }
            i = i - 1
        } while i >= 0
        return self
    }
}
