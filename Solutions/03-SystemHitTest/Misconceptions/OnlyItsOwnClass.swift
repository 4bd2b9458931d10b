// Misconception: Only subviews of the same class take part
// Explanation: The exercise says that most views are of this class, and a cast keeps things tidy.
//   But subviews are any views: labels, buttons, plain containers. Each of them has hitTest,
//   inherited from UIView, and UIKit asks them all alike.
// Hint: What becomes of a touch on a button or a plain view inside yours?
// Evidence: "as" or "is" or isKind or isMember or type(of:) or "ObjectIdentifier"

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for case let subview as BaseView in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
