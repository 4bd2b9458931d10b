// Expect: failed
// Belief: one thing in order is enough to go on.
// Misconception: RefusesOnlyForAllReasons
import UIKit

final class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden || isUserInteractionEnabled || alpha >= 0.01 else {
            return nil
        }
        if !(self.point(inside: point, with: event)) { return nil }
        for i in stride(from: subviews.count - 1, through: 0, by: -1) {
            let child = subviews[i]
            if let found = child.hitTest(child.convert(point, from: self), with: event) {
                print("found", found)
                return found
            }
        }
        return self
    }
}
