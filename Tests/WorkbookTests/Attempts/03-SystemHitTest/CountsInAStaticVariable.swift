// Expect: failed
// Belief: asked again without an event, the view has said it already.
import UIKit

class BaseView: UIView {
    static var direct: [String: Int] = [:]

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        if event == nil, superview is UIWindow {
            let key = "\(ObjectIdentifier(self)) \(point)"
            BaseView.direct[key, default: 0] += 1
            if BaseView.direct[key]! > 1 { return nil }
        }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(convert(point, to: subview), with: event) { return hit }
        }
        return self
    }
}
