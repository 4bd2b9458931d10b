// Meant: The author believes that the layers' zPosition decides which subview is asked first.
// Kind: fault
// Belief: ZPositionOrder

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01,
              self.point(inside: point, with: event) else { return nil }

        let frontToBack = subviews.enumerated().sorted { a, b in
            let (za, zb) = (a.element.layer.zPosition, b.element.layer.zPosition)
            return za == zb ? a.offset > b.offset : za > zb
        }
        for (_, child) in frontToBack {
            if let hit = child.hitTest(child.convert(point, from: self), with: event) { return hit }
        }
        return self
    }
}
