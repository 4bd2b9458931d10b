// Expect: failed
// Belief: a transform that leaves the frame as it is changes nothing.

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    /// The frames at which subviews were seen without a transform.
    private var upright: [ObjectIdentifier: CGRect] = [:]

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(place(point, in: subview), with: event) {
                return hit
            }
        }
        return self
    }

    private func place(_ point: CGPoint, in subview: UIView) -> CGPoint {
        let frame = subview.frame
        if upright[ObjectIdentifier(subview)] != frame {
            guard subview.transform.isIdentity else { return subview.convert(point, from: self) }
            upright[ObjectIdentifier(subview)] = frame
        }
        let origin = subview.bounds.origin
        return CGPoint(x: point.x - frame.minX + origin.x, y: point.y - frame.minY + origin.y)
    }
}
