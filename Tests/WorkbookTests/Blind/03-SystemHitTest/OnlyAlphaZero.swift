// Meant: Believed that only an alpha of exactly 0 takes a view out, and that anything above it receives touches.
// Kind: fault
// Belief: OnlyAlphaZero

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isHidden { return nil }
        if !isUserInteractionEnabled { return nil }
        if alpha == 0 { return nil }
        if !self.point(inside: point, with: event) { return nil }

        for subview in subviews.reversed() {
            if let hit = subview.hitTest(subview.convert(point, from: self), with: event) {
                return hit
            }
        }
        return self
    }
}
