// Expect: passed
// Form: Right: a nested function for the subviews and a single return with a ternary.

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        func inFront() -> UIView? {
            for (_, subview) in subviews.enumerated().reversed() {
                if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
            }
            return nil
        }

        let isOut = isHidden || !isUserInteractionEnabled || alpha <= 0.01
        return !isOut && self.point(inside: point, with: event) ? inFront() ?? self : nil
    }
}
