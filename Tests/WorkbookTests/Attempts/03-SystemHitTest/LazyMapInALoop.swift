// Expect: passed
// Form: Right: a for-case loop over a lazy map, which asks each subview once and stops at the first answer.

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01,
              self.point(inside: point, with: event) else { return nil }

        let answers = subviews.reversed().lazy.map {
            $0.hitTest(self.convert(point, to: $0), with: event)
        }
        for case let hit? in answers {
            return hit
        }
        return self
    }
}
