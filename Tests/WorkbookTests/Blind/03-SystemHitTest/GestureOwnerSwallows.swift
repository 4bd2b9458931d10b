// Meant: The author believes that a view with a gesture recognizer takes all touches in it before its subviews are asked.
// Kind: fault
// Belief: RecognizerKeepsTheTouch

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isHidden || alpha < 0.01 || !isUserInteractionEnabled { return nil }
        if !self.point(inside: point, with: event) { return nil }

        // A gesture eats the touches of everything inside.
        if let gestures = gestureRecognizers, !gestures.isEmpty { return self }

        for child in subviews.reversed() {
            if let hit = child.hitTest(child.convert(point, from: self), with: event) { return hit }
        }
        return self
    }
}
