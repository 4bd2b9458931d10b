// Misconception: super decides whether a point is inside
// Explanation: In an override one is used to calling super for everything. Asked through super,
//   a subclass that answers for itself where it can be touched, such as a round button, is passed
//   over: its own method is never called.
// Hint: Whose point(inside:with:) do you call, the view's own or that of its superclass?
// Evidence: point(inside:with:), "super.point"

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard super.point(inside: point, with: event) else { return nil }
        for child in subviews.reversed() {
            let childPoint = child.convert(point, from: self)
            if let hit = child.hitTest(childPoint, with: event) {
                return hit
            }
        }
        return self
    }
}
