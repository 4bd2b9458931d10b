// Expect: failed
// Belief: after the first subview the question is settled.
// Misconception: AsksOnlyTheFrontSubview
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        var answer: UIView? = nil
        if !isHidden && isUserInteractionEnabled && alpha > 0.01 && self.point(inside: point, with: event) {
            answer = self
            for view in subviews.reversed() {
                if let hit = view.hitTest(convert(point, to: view), with: event) { answer = hit }
                break
            }
        }
        return answer
    }
}
