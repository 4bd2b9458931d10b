// Expect: passed
// No mistake: the whole of hitTest by hand, with the circle in point(inside:with:).

import UIKit

class RoundButton: UIButton {

    // MARK: - Shape

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let diameter = min(bounds.width, bounds.height)
        let dx = 2 * (point.x - bounds.midX)
        let dy = 2 * (point.y - bounds.midY)
        return dx * dx + dy * dy <= diameter * diameter
    }

    // MARK: - Search

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }

        for subview in subviews.reversed() {
            let inner = subview.convert(point, from: self)
            if let found = subview.hitTest(inner, with: event) {
                return found
            }
        }
        return self
    }
}
