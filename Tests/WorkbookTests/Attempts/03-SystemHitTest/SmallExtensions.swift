// Expect: passed
// Splits the rule into small extensions of UIView, and imports CoreGraphics beside UIKit.

import CoreGraphics
import UIKit

private let smallestAlpha: CGFloat = 0.01

private extension UIView {
    var acceptsTouches: Bool {
        !(isHidden || !isUserInteractionEnabled || alpha < smallestAlpha)
    }

    func ask(_ child: UIView, at point: CGPoint, with event: UIEvent?) -> UIView? {
        child.hitTest(convert(point, to: child), with: event)
    }
}

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if acceptsTouches, self.point(inside: point, with: event) {
            for child in subviews.reversed() {
                if let taker = ask(child, at: point, with: event) {
                    return taker
                }
            }
            return self
        }
        return nil
    }
}
