// Expect: failed
// Belief: what is transparent is still there.
// Misconception: ForgetsAlpha
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard canReceiveTouches, self.point(inside: point, with: event) else { return nil }
        return hitSubview(at: point, event) ?? self
    }
}

private extension BaseView {
    var canReceiveTouches: Bool {
        return !isHidden && isUserInteractionEnabled
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
