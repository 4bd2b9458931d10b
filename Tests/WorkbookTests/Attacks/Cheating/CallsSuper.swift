// Attack: calls super.hitTest, where it is to be written out.
// Exercise: 3
// Expect: failed
// Held by: the model tells of its own hitTest
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        return super.hitTest(point, with: event)
    }
}
