// Expect: passed
// Form: another alpha while it is touched.
import UIKit

class BaseView: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        alpha = 0.5
        super.touchesBegan(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        alpha = 1
        super.touchesEnded(touches, with: event)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
        var rest = subviews
        while let front = rest.popLast() {
            defer { debugPrint("asked", front) }
            if let hit = front.hitTest(front.convert(point, from: self), with: event) { return hit }
        }
        return self
    }
}
