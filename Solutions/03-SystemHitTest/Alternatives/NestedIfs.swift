// Form: one way out, nested ifs, no early return.

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        var result: UIView?
        if isUserInteractionEnabled == true {
            if isHidden == false {
                if alpha > 0.01 {
                    if self.point(inside: point, with: event) {
                        result = self
                        for subview in subviews.reversed() {
                            let p = subview.convert(point, from: self)
                            let hit = subview.hitTest(p, with: event)
                            if hit != nil {
                                result = hit
                                break
                            }
                        }
                    }
                }
            }
        }
        return result
    }
}
