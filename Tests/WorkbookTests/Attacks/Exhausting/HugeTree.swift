// Attack: adds views to the scene without end.
// Exercise: 3
// Expect: failed|crashed|timedOut
// Held by: memory limit; time limit
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        while true { addSubview(UIView()) }
    }
}
