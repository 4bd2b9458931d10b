// Attack: plays unobserved what it should not do.
// Exercise: 3
// Expect: didNotCompile
// Held by: tracing is not part of what an answer sees
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        unobserved { super.hitTest(point, with: event) }
    }
}
