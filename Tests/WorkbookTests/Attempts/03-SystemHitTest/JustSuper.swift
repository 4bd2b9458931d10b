// Expect: failed
// Belief: super knows it best.
// Misconception: CallsSuper
import UIKit

final class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        print("hit:", view as Any)
        return view
    }
}
