// Attack: inherits an override from a class of its own, which calls super.hitTest.
// Exercise: 3
// Expect: failed
// Held by: the model tells of its own hitTest
import UIKit

class Middle: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event)
    }
}

class BaseView: Middle {}
