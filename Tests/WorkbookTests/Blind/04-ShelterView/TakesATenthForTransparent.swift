// Meant: The author remembers the limit for transparent views as 0.1 instead of 0.01, so a very faint shelter gives up touches that it should take.
// Kind: fault
// Belief: AlphaBelowOneTenth

import UIKit

private extension UIView {
    /// From the documentation of hitTest: hidden, interaction off, or alpha below 0.1.
    var receivesTouches: Bool {
        return !isHidden && isUserInteractionEnabled && alpha >= 0.1
    }
}

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard receivesTouches, self.point(inside: point, with: event) else {
            return nil
        }
        let below = superview?.subviews.prefix(while: { $0 !== self }) ?? []
        for case let button as UIButton in below.reversed() {
            if let hit = button.hitTest(convert(point, to: button), with: event) {
                return hit
            }
        }
        return super.hitTest(point, with: event)
    }
}
