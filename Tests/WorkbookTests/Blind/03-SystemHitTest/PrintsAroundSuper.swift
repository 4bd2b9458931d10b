// Meant: Logs what the system does, by way of super, before writing it.
// Kind: unfinished
// Belief: none

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        print("-> hitTest \(type(of: self)) at \(point)")
        let result = super.hitTest(point, with: event)
        print("<- \(String(describing: result))")
        return result
    }
}
