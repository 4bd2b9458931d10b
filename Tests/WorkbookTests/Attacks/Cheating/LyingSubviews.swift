// Attack: overrides subviews, so that the system sees others than there are.
// Exercise: 3
// Expect: failed|didNotCompile
// Held by: the model tells of its own hitTest
import UIKit

class BaseView: UIView {
    override var subviews: [UIView] { super.subviews.reversed() }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        return super.hitTest(point, with: event)
    }
}
