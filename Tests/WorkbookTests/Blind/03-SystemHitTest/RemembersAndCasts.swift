// Meant: The last view found can be kept as a cache between calls; and only subviews of the own class take part.
// Kind: several
// Belief: RemembersItsAnswer, OnlyItsOwnClass

import UIKit

class BaseView: UIView {
    private weak var lastHit: UIView?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }

        if let last = lastHit, last.isDescendant(of: self),
           last.bounds.contains(convert(point, to: last)) {
            return last
        }

        for case let child as BaseView in subviews.reversed() {
            let p = child.convert(point, from: self)
            if let hit = child.hitTest(p, with: event) {
                lastHit = hit
                return hit
            }
        }
        return self
    }
}
