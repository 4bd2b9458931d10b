// Expect: failed
// Belief: subview.convert(point, to: self) makes the point the subview's.
// Misconception: ConvertsTheWrongWay
import UIKit

final class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isHidden { return nil }
        if !isUserInteractionEnabled { return nil }
        if alpha < 0.01 { return nil }
        if !(self.point(inside: point, with: event)) { return nil }
        for i in stride(from: subviews.count - 1, through: 0, by: -1) {
            let child = subviews[i]
            if let found = child.hitTest(child.convert(point, to: self), with: event) {
                print("found", found)
                return found
            }
        }
        return self
    }
}
