// Expect: passed
// Form: Right: converts by way of the window where there is one, and directly where there is none.

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }

        for subview in subviews.reversed() {
            let local: CGPoint
            if let window {
                local = subview.convert(convert(point, to: window), from: window)
            } else {
                local = convert(point, to: subview)
            }
            if let hit = subview.hitTest(local, with: event) {
                return hit
            }
        }
        return self
    }
}
