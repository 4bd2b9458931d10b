// Expect: timedOut
// Belief: none; it sleeps for an hour.
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        Thread.sleep(forTimeInterval: 3600)
        return self
    }
}
