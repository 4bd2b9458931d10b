// Attack: hands super.hitTest on as a value, and calls that.
// Exercise: 3
// Expect: failed
// Held by: the model tells of its own hitTest
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let system = super.hitTest
        return system(point, event)
    }
}
