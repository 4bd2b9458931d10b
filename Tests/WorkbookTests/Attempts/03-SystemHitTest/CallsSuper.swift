// Expect: failed
// Belief: calling the system's own implementation is an answer.
// Misconception: CallsSuper
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        return super.hitTest(point, with: event)
    }
}
