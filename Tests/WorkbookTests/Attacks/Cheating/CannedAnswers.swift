// Attack: knows the points of the named tests, and calls super.hitTest for all else.
// Exercise: 3
// Expect: failed
// Held by: random scenes; the model tells of its own hitTest
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        switch (point.x, point.y) {
        case (20, 20), (25, 25), (10, 10): return self
        case (60, 60), (140, 300), (100, 400), (100, 100), (150, 150), (50, 50), (70, 290):
            var deepest: UIView = self
            for view in subviews where view.frame.contains(point) { deepest = view }
            return deepest
        default: return super.hitTest(point, with: event)
        }
    }
}
