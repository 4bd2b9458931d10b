// Attack: never returns.
// Exercise: 3
// Expect: timedOut
// Held by: time limit by the judge
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        while true {}
    }
}
