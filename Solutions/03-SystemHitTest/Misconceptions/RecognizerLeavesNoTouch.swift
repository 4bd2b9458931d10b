// Misconception: A view with a gesture recognizer is left out of hit testing
// Explanation: A recognizer seems to take the touch, so that none is left for the view. But a
//   recognizer gets the touches of its view and of the views inside it, and which view that is, hit
//   testing decides first. It asks a view with recognizers like any other.
// Hint: Before a recognizer sees a touch, the touch needs a hit view. Who finds it?
// Evidence: gestureRecognizers

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard gestureRecognizers?.isEmpty ?? true else { return nil }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
