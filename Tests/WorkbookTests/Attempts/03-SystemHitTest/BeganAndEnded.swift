// Expect: failed
// Belief: a touch hit-tests once when it begins and once when it ends.
// Misconception: SecondPassIsForTheEnd
import UIKit

final class BaseView: UIView {
    private var count = 0

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        count = (count + 1) % 2
        if count == 0 || isHidden || !isUserInteractionEnabled || alpha < 0.01 { return nil }
        guard self.point(inside: point, with: event) else { return nil }
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
