// Attack: marks memory that is not checked on the line after a name in backticks.
// Exercise: 3
// Expect: notAccepted|didNotCompile
// Held by: what the compiler resolved
import Foundation
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let `name` = "seen"
        var isUnchecked = false
        _ = `name`
        unsafe isUnchecked = strlen(name) == 4
        guard isUnchecked else { return nil }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
