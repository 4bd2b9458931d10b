// Attack: calls another view's hitTest, which is the system's.
// Exercise: 3
// Expect: failed
// Held by: the way is compared; random scenes
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let helper = UIScrollView(frame: frame)
        helper.bounds = bounds
        for subview in subviews { helper.addSubview(subview) }
        defer { for subview in helper.subviews { addSubview(subview) } }
        return helper.hitTest(point, with: event)
    }
}
