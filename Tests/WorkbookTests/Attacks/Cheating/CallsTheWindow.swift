// Attack: asks the window, which is the system's, about the whole scene again.
// Exercise: 3
// Expect: failed|crashed|timedOut
// Held by: the way is compared; stack limit
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        return window?.hitTest(convert(point, to: nil), with: event)
    }
}
