// Meant: Believed that nil at the end means that the shelter takes the touch itself.
// Kind: fault
// Belief: NilMeansTheShelter

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard super.hitTest(point, with: event) != nil else { return nil }

        let below = superview?.subviews.prefix { $0 !== self } ?? []
        for sibling in below.reversed() {
            guard let button = sibling as? UIButton else { continue }
            if let hit = button.hitTest(convert(point, to: button), with: event) {
                return hit
            }
        }
        // no button here: nothing to redirect
        return nil
    }
}
