// Meant: Believed that a disabled control lets touches through to what is behind it; and that interaction off concerns only gestures and actions, not hit testing.
// Kind: several
// Belief: DisabledButtonIsSkipped, ForgetsInteraction

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }

        for subview in subviews.reversed() {
            if let control = subview as? UIControl, !control.isEnabled {
                continue
            }
            if let hit = subview.hitTest(convert(point, to: subview), with: event) {
                return hit
            }
        }
        return self
    }
}
