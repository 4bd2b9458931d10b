// Meant: The author believes that a disabled button gets no touches and so lets them through to what is behind it.
// Kind: fault
// Belief: DisabledButtonIsSkipped

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard canReceive(point, event) else { return nil }
        for child in subviews.reversed() {
            if let control = child as? UIControl, !control.isEnabled { continue }
            if let hit = child.hitTest(convert(point, to: child), with: event) { return hit }
        }
        return self
    }

    private func canReceive(_ point: CGPoint, _ event: UIEvent?) -> Bool {
        isUserInteractionEnabled && !isHidden && alpha >= 0.01 && self.point(inside: point, with: event)
    }
}
