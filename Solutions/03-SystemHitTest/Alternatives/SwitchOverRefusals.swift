// Form: a switch over the reasons to refuse, and a loop with its answer in a variable.

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        switch (isHidden, isUserInteractionEnabled, alpha) {
        case (true, _, _), (_, false, _): return nil
        case (_, _, ..<0.01): return nil
        default: break
        }
        guard self.point(inside: point, with: event) else { return nil }
        var candidates = subviews
        var hitView: UIView?
        while hitView == nil, let front = candidates.popLast() {
            hitView = front.hitTest(convert(point, to: front), with: event)
        }
        return hitView ?? self
    }
}
