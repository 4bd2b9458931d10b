// Misconception: Sorted by zPosition, the front subview comes first
// Explanation: It seems so, because a larger zPosition is drawn in front. But it is 0 for every view
//   that nobody gave another, and a sort leaves equal elements in their order: in the array of
//   subviews the first one lies at the back. And the hit test of views does not look at zPosition at
//   all. It goes by that array alone, the last one first.
// Hint: What is the zPosition of a view if nobody sets one? In which order does a sort leave equal
//   elements?
// Evidence: zPosition

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.sorted(by: { $0.layer.zPosition > $1.layer.zPosition }) {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
