// Expect: failed
// Belief: the point is all that point(inside:with:) needs.
// Misconception: PointInsideWithoutEvent
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard canReceiveTouches, self.point(inside: point, with: nil) else { return nil }
        return hitSubview(at: point, event) ?? self
    }
}

private extension BaseView {
    var canReceiveTouches: Bool {
        return !isHidden && isUserInteractionEnabled && alpha >= 0.01
    }

    func hitSubview(at point: CGPoint, _ event: UIEvent?) -> UIView? {
        for view in subviews.reversed() {
            let converted = view.convert(point, from: self)
            guard let answer = view.hitTest(converted, with: event) else { continue }
            return answer
        }
        return nil
    }
}
