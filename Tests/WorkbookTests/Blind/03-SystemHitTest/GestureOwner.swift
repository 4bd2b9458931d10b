// Meant: A view with a gesture recognizer eats the touch before its subviews can see it.
// Kind: fault
// Belief: RecognizerKeepsTheTouch

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }

        if let recognizers = gestureRecognizers, !recognizers.isEmpty {
            return self
        }

        for child in subviews.reversed() {
            let p = convert(point, to: child)
            if let hit = child.hitTest(p, with: event) {
                return hit
            }
        }
        return self
    }
}
