// Expect: passed
// Folds the reversed subviews with ?? , whose right side is not evaluated once something is found.

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let canReceive = !isHidden && isUserInteractionEnabled && alpha >= 0.01
        guard canReceive && self.point(inside: point, with: event) else { return nil }

        let nothing: UIView? = nil
        let found = subviews.reversed().reduce(nothing) { (soFar: UIView?, child: UIView) -> UIView? in
            soFar ?? child.hitTest(self.convert(point, to: child), with: event)
        }
        return found ?? self
    }
}
