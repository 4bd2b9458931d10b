// Attack: formats a number by a layout of 1,200 signs, which Foundation copies to a place of fixed length.
// Exercise: 3
// Expect: crashed
// Held by: formats have at most five flags, and three digits of width and of precision
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let layout = String(repeating: ".1", count: 600)
        print(String(format: "%\(layout)d", 1))
        return super.hitTest(point, with: event)
    }
}
