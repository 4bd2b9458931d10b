// Meant: Believed that the siblings never change, so the buttons below are looked up once and kept.
// Kind: fault
// Belief: RemembersTheSiblings

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    /// The buttons under the shelter, front-most first. Found once, for speed.
    private lazy var buttons: [UIButton] = {
        let below = superview?.subviews.prefix(while: { $0 !== self }) ?? []
        return below.reversed().compactMap { $0 as? UIButton }
    }()

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        for button in buttons {
            if let hit = button.hitTest(convert(point, to: button), with: event) {
                return hit
            }
        }
        return own
    }
}
