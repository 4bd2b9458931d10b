// Meant: Believed that only subviews of the own class follow the rule, so labels, buttons and plain views are passed over.
// Kind: fault
// Belief: OnlyItsOwnClass

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }

        for case let child as BaseView in subviews.reversed() {
            if let hit = child.hitTest(child.convert(point, from: self), with: event) {
                return hit
            }
        }
        return self
    }
}
