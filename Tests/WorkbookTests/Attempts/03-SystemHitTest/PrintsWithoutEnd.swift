// Expect: failed
// Belief: none; it prints for ever.
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        while true { print("hitTest at \(point)") }
    }
}
