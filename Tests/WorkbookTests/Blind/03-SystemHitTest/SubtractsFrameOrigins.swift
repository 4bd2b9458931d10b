// Meant: The author believes that a point is brought into a subview by taking the subview's frame origin away.
// Kind: fault
// Belief: SubtractsFrameOrigin

import UIKit

extension CGPoint {
    fileprivate func relative(to origin: CGPoint) -> CGPoint {
        CGPoint(x: x - origin.x, y: y - origin.y)
    }
}

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden && isUserInteractionEnabled && alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for child in subviews.reversed() {
            let childPoint = point.relative(to: child.frame.origin)
            if let view = child.hitTest(childPoint, with: event) {
                return view
            }
        }
        return self
    }
}
