// Expect: passed
// Form: indices counted down from the last one.
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        var index = subviews.count - 1
        while index >= 0 {
            let subview = subviews[index]
            let pointInSubview = convert(point, to: subview)
            if let hit = subview.hitTest(pointInSubview, with: event) {
                return hit
            }
            index -= 1
        }
        return self
    }
}
