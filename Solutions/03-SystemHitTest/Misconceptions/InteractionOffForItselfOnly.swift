// Misconception: Interaction off concerns the view itself, not the views inside it
// Explanation: It would be handy: a container that lets touches through, while its buttons stay
//   alive. UIKit does not work like that. A view without user interaction answers nil before it
//   asks anybody, so everything inside it is out of play too. The handy container takes an
//   override of hitTest.
// Hint: When does your view look at its interaction: before its subviews are asked, or after?
// Evidence: isUserInteractionEnabled, isHidden, alpha or opacity, subviews, hitTest(_:with:)

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return isUserInteractionEnabled ? self : nil
    }
}
