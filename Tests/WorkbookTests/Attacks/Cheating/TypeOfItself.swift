// Attack: makes another object of its own class, without a part, and asks that.
// Exercise: 3
// Expect: failed
// Held by: participants are known by identity; the way is compared
import UIKit

class BaseView: UIView {
    required override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let twin = type(of: self).init(frame: frame)
        twin.bounds = bounds
        for subview in subviews { twin.addSubview(subview) }
        defer { for subview in twin.subviews { addSubview(subview) } }
        return twin.search(point, event)
    }

    func search(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
        return super.hitTest(point, with: event)
    }
}
