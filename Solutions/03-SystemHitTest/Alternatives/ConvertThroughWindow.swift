// Form: the point goes to each subview by way of the window.

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        let pointInWindow = convert(point, to: nil)
        for subview in subviews.reversed() {
            let pointInSubview = subview.convert(pointInWindow, from: nil)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
