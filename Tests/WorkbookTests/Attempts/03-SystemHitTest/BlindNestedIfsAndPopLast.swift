// Expect: passed
// Nests ifs with a single return and takes the subviews off a copied array from the end.

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        var result: UIView? = nil
        if isUserInteractionEnabled {
            if !isHidden {
                if !(alpha < 0.01) {
                    if self.point(inside: point, with: event) {
                        var waiting = subviews
                        while result == nil, let next = waiting.popLast() {
                            result = next.hitTest(next.convert(point, from: self), with: event)
                        }
                        if result == nil { result = self }
                    }
                }
            }
        }
        return result
    }
}
