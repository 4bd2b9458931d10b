// Meant: Believed that subviews are asked in the order of the array, from first to last.
// Kind: fault
// Belief: AscendingOrder

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews {
            let inSubview = subview.convert(point, from: self)
            if let hit = subview.hitTest(inSubview, with: event) {
                return hit
            }
        }
        return self
    }
}
