// Expect: failed
// Belief: a label or a button cannot answer hitTest as this class does.
// Misconception: OnlyItsOwnClass
import UIKit

final class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isHidden { return nil }
        if !isUserInteractionEnabled { return nil }
        if alpha < 0.01 { return nil }
        if !(self.point(inside: point, with: event)) { return nil }
        for i in stride(from: subviews.count - 1, through: 0, by: -1) {
            let child = subviews[i]
            if !(child is BaseView) { continue }
            if let found = child.hitTest(child.convert(point, from: self), with: event) {
                print("found", found)
                return found
            }
        }
        return self
    }
}
