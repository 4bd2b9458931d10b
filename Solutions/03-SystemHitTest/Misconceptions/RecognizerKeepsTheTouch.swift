// Misconception: A view with a gesture recognizer takes the touch from its subviews
// Explanation: On screen it can look so: a tap on a row runs the recognizer of the table. But the
//   recognizer of a superview sees touches whose hit view lies inside it. Hit testing comes first, and
//   knows nothing of recognizers.
// Hint: Who is the hit view of a tap on a label inside a view with a recognizer?
// Evidence: gestureRecognizers

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        if let recognizers = gestureRecognizers, !recognizers.isEmpty { return self }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
