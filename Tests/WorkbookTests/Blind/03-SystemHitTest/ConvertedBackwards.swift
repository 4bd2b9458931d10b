// Meant: Believed that convert(point, from: subview) brings a point to the subview.
// Kind: fault
// Belief: ConvertsTheWrongWay

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled && !isHidden && alpha > 0.01,
              self.point(inside: point, with: event) else { return nil }

        for child in subviews.reversed() {
            let childPoint = convert(point, from: child)
            guard let hit = child.hitTest(childPoint, with: event) else { continue }
            return hit
        }
        return self
    }
}
