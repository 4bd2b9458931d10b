// Attack: ends the process when the scene is built.
// Exercise: 3
// Expect: crashed
// Held by: own process; a pass needs every reply
import UIKit

class BaseView: UIView {
    override init(frame: CGRect) { exit(0) }
    required init?(coder: NSCoder) { exit(0) }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        return super.hitTest(point, with: event)
    }
}
