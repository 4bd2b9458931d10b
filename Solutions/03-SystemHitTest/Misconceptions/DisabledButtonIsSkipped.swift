// Misconception: A disabled button lets touches through
// Explanation: A disabled button does nothing, so it seems not to be there. It is: isEnabled
//   belongs to controls and plays no part in hit testing. The disabled button is found, keeps the
//   touch and does not react, which is just what protects the view behind it from a tap that was
//   not meant for it.
// Hint: Three properties keep a view out of hit testing. Is the one that you look at among them?
// Evidence: isEnabled or UIControl.state

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            if let control = subview as? UIControl, !control.isEnabled { continue }
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
