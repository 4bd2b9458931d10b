// Attack: has a protocol inside its class make the views, of which it makes none.
// Exercise: 3
// Expect: notAccepted
// Held by: members of types inside the answer's class do not stand in for the class's own

import UIKit

class BaseView: UIView {
    protocol Made {}

    init(size: CGFloat) { super.init(frame: .zero) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event)
    }
}

extension BaseView.Made {
    init?(frame: CGRect) { return nil }
}

extension BaseView: BaseView.Made {}
