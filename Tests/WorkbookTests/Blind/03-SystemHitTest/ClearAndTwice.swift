// Meant: Believed that a view without a background colour lets touches through; and that a subview may be asked once to find it and once more to read its answer.
// Kind: several
// Belief: AsksTheHitSubviewTwice, ColourIsNeeded

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }

        let front = subviews.last { $0.hitTest(convert(point, to: $0), with: event) != nil }
        if let front {
            return front.hitTest(convert(point, to: front), with: event)
        }
        // nothing to see here, nothing to touch
        return backgroundColor == nil ? nil : self
    }
}
