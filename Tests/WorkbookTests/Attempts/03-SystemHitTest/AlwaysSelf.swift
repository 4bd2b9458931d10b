// Expect: failed
// Belief: the view itself is the answer if there is no better one.
// Misconception: ItselfWhenOutside
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        var result: UIView? = nil
        if !isHidden && isUserInteractionEnabled && alpha >= 0.01 {
            result = self
            if self.point(inside: point, with: event) {
                for view in subviews.reversed() {
                    if let hit = view.hitTest(convert(point, to: view), with: event) {
                        result = hit
                        break
                    }
                }
            }
        }
        return result
    }
}
