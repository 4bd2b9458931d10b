// Attack: puts views of its own in the place of the scene's.
// Exercise: 3
// Expect: failed
// Held by: participants are known by identity
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        for subview in subviews where subview is BaseView {
            let copy = UIView(frame: subview.frame)
            subview.removeFromSuperview()
            addSubview(copy)
        }
        return self
    }
}
