// Expect: failed
// Belief: asking from first to last and keeping the last answer is the same.
// Misconception: LastAnswerKept
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        var result: UIView = self
        for subview in subviews {
            if let hit = subview.hitTest(convert(point, to: subview), with: event) { result = hit }
        }
        return result
    }
}
