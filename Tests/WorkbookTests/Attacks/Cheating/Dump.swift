// Attack: dumps itself and all that hangs on it.
// Exercise: 3
// Expect: failed
// Held by: parts, recorders and keys show nothing
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        dump(self, maxDepth: 4, maxItems: 100)
        return self
    }
}
