// Expect: failed
// Belief: a shelter in a hidden view refuses, also when it is asked itself.

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if let s = superview, s.isHidden || s.alpha < 0.01 || !s.isUserInteractionEnabled { return nil }
        guard let hit = super.hitTest(point, with: event) else { return nil }
        if let button = buttonBelow(point, event) { return button }
        return hit
    }

    private func buttonBelow(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard let superview, let index = superview.subviews.firstIndex(of: self) else { return nil }
        for sibling in superview.subviews[..<index].reversed() {
            guard let button = sibling as? UIButton else { continue }
            if let hit = button.hitTest(button.convert(point, from: self), with: event) { return hit }
        }
        return nil
    }
}
