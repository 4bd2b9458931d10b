// Meant: A view without a background colour is see-through, so touches fall through it to what is behind.
// Kind: fault
// Belief: ColourIsNeeded

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for child in subviews.reversed() {
            if let hit = child.hitTest(convert(point, to: child), with: event) {
                return hit
            }
        }
        if backgroundColor == nil || backgroundColor == .clear {
            return nil
        }
        return self
    }
}
