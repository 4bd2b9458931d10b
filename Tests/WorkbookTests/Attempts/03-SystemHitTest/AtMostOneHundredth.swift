// Expect: passed
// Form: alpha <= 0.01, as two of the documents have it.
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isUserInteractionEnabled == false || isHidden == true || alpha <= 0.01 {
            return nil
        }
        if self.point(inside: point, with: event) == false {
            return nil
        }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
        }
        return self
    }
}
