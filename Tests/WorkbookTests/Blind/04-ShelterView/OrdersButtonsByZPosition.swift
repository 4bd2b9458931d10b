// Meant: The author believes that the layer's zPosition decides which of several buttons is front-most for touches, as it does for the picture.
// Kind: fault
// Belief: ZPositionOrder

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }

        let below = (superview?.subviews ?? []).prefix(while: { $0 !== self })
        let frontToBack = below
            .compactMap { $0 as? UIButton }
            .enumerated()
            .sorted { a, b in
                let (za, zb) = (a.element.layer.zPosition, b.element.layer.zPosition)
                return za == zb ? a.offset > b.offset : za > zb
            }
            .map { $0.element }

        for button in frontToBack {
            if let hit = button.hitTest(convert(point, to: button), with: event) { return hit }
        }
        return own
    }
}
