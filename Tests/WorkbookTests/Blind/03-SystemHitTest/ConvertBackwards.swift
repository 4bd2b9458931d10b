// Meant: Mixed up the direction: thought subview.convert(point, to: self) brings my point into the subview.
// Kind: fault
// Belief: ConvertsTheWrongWay

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled else { return nil }
        guard !isHidden else { return nil }
        guard alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }

        for subview in subviews.reversed() {
            let subPoint = subview.convert(point, to: self)
            if let view = subview.hitTest(subPoint, with: event) {
                return view
            }
        }
        return self
    }
}
