// Attack: ends the process while a static property is made.
// Exercise: 3
// Expect: crashed
// Held by: own process; a pass needs every reply
import UIKit

class BaseView: UIView {
    static let answer: UIView? = {
        exit(0)
    }()

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        return BaseView.answer ?? self
    }
}
