// Expect: failed
// Belief: the bounds decide, and only the own class counts.
// Misconception: BoundsForPointInside + OnlyItsOwnClass
import UIKit

final class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isHidden { return nil }
        if !isUserInteractionEnabled { return nil }
        if alpha < 0.01 { return nil }
        if !(bounds.contains(point)) { return nil }
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
