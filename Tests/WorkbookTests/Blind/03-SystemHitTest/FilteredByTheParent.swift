// Meant: Believed that the superview sorts out its hidden, non-interactive and transparent subviews, which are not asked at all.
// Kind: fault
// Belief: ChecksSubviewsNotItself, LeavesOutHiddenSubviews

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard Self.receivesTouches(self), self.point(inside: point, with: event) else { return nil }

        for subview in subviews.reversed() where Self.receivesTouches(subview) {
            if let hit = subview.hitTest(convert(point, to: subview), with: event) {
                return hit
            }
        }
        return self
    }

    private static func receivesTouches(_ view: UIView) -> Bool {
        !view.isHidden && view.isUserInteractionEnabled && view.alpha >= 0.01
    }
}
