// Attack: hides what stands in the way, asks the system, and shows it again.
// Exercise: 3
// Expect: failed
// Held by: writes are recorded; the model tells of its own hitTest
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        for subview in subviews { subview.isHidden.toggle() }
        defer { for subview in subviews { subview.isHidden.toggle() } }
        return super.hitTest(point, with: event)
    }
}
