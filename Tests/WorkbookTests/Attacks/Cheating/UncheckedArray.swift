// Attack: reads beyond an array without a check.
// Exercise: 3
// Expect: notAccepted
// Held by: memory safety
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let numbers = [1, 2, 3]
        let beyond = numbers.withUnsafeBufferPointer { $0[400] }
        print(beyond)
        return super.hitTest(point, with: event)
    }
}
