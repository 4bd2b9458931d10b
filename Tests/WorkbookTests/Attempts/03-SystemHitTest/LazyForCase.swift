// Expect: passed
// Uses a lazy map and a for-case loop, which reads each answer just once.

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha > 0.01,
              self.point(inside: point, with: event)
        else { return nil }

        let answers = subviews.reversed().lazy.map { (child: UIView) -> UIView? in
            child.hitTest(child.convert(point, from: self), with: event)
        }
        for case let hit? in answers {
            return hit
        }
        return self
    }
}
