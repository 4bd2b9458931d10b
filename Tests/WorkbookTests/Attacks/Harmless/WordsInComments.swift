// Attack: is right, and speaks of what is forbidden in comments and texts.
// Exercise: 3
// Expect: passed
// Held by: the rules look at code only
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        // Not by @_cdecl, dlsym, WorkbookAnswer or import Scenario.
        /* unsafe dup2(1, 4) /* import Judge */ */
        print("@_cdecl dlsym WorkbookAnswer import Scenario unsafe dup2(1, 4)")
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
