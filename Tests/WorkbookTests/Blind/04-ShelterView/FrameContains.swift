// Meant: The author takes the button's frame for its shape, which is wrong for turned and round buttons.
// Kind: fault
// Belief: FrameInTheSuperview

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        guard let container = superview else { return hit }

        let location = convert(point, to: container)
        let below = container.subviews.prefix(while: { $0 !== self })

        for sibling in below.reversed() {
            guard let button = sibling as? UIButton,
                  !button.isHidden,
                  button.alpha >= 0.01,
                  button.isUserInteractionEnabled else { continue }
            if button.frame.contains(location) {
                return button
            }
        }
        return hit
    }
}
