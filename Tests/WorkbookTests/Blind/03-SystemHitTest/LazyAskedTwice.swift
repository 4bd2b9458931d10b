// Meant: Believed that a lazy compactMap with first asks each subview once only.
// Kind: fault
// Belief: AsksTheHitSubviewTwice

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01,
              self.point(inside: point, with: event) else { return nil }

        return subviews.reversed().lazy
            .compactMap { $0.hitTest(self.convert(point, to: $0), with: event) }
            .first ?? self
    }
}
