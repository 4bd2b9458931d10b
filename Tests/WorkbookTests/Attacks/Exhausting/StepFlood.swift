// Attack: does steps that are recorded, without end.
// Exercise: 3
// Expect: failed|crashed|timedOut
// Held by: limit of replies; time limit
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        while true { _ = convert(point, to: superview) }
    }
}
