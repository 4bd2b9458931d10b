// Expect: failed
// Belief: hidden is handed down to all inside.
// Misconception: HiddenByItsSuperview
import UIKit

class BaseView: UIView {
    private func hiddenUpwards(_ view: UIView?) -> Bool {
        guard let view = view else { return false }
        return view.isHidden || hiddenUpwards(view.superview)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if hiddenUpwards(self) || !isUserInteractionEnabled || alpha < 0.01 {
            return nil
        }
        if self.point(inside: point, with: event) == false { return nil }
        var hit: UIView?
        let isTaken: (UIView) -> Bool = { subview in
            hit = subview.hitTest(subview.convert(point, from: self), with: event)
            return hit != nil
        }
        if subviews.last(where: isTaken) != nil { return hit }
        return self
    }
}
