// Expect: passed
// Form: Right: nested ifs, one result variable, and an index that counts down.

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        var result: UIView? = nil
        if !isHidden && isUserInteractionEnabled && alpha > 0.01 {
            if self.point(inside: point, with: event) {
                var index = subviews.count - 1
                while result == nil && index >= 0 {
                    let subview = subviews[index]
                    let converted = subview.convert(point, from: self)
                    result = subview.hitTest(converted, with: event)
                    index -= 1
                }
                if result == nil {
                    result = self
                }
            }
        }
        return result
    }
}
