// Meant: The author believes that point(inside:with:) also knows whether the button is hidden, transparent or non-interactive.
// Kind: fault
// Belief: PointInsideOnly

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        guard let parent = superview else { return hit }

        let below = parent.subviews.prefix(while: { $0 != self })
        for case let button as UIButton in below.reversed() {
            if button.point(inside: convert(point, to: button), with: event) {
                return button
            }
        }
        return hit
    }
}
