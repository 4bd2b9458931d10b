// Expect: failed
// Belief: a view is hidden if one around it is.
// Misconception: HiddenByItsSuperview
import UIKit

class BaseView: UIView {
    var isInHiddenView: Bool {
        var view: UIView? = self
        while view != nil {
            if view!.isHidden { return true }
            view = view!.superview
        }
        return false
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard canReceiveTouches, self.point(inside: point, with: event) else { return nil }
        return hitSubview(at: point, event) ?? self
    }
}

private extension BaseView {
    var canReceiveTouches: Bool {
        return !(isInHiddenView) && isUserInteractionEnabled && alpha >= 0.01
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
