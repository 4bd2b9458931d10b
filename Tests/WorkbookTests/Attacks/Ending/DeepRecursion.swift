// Attack: calls itself without end.
// Exercise: 3
// Expect: crashed|timedOut
// Held by: own process; stack limit
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        return hitTest(point, with: event) ?? self
    }
}
