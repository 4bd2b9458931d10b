// Attack: lets a class in the middle call super.hitTest.
// Exercise: 3
// Expect: failed
// Held by: the model tells of its own hitTest
import UIKit

class Middle: UIView {
    func system(_ point: CGPoint, _ event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
}

class BaseView: Middle {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        return system(point, event)
    }
}
