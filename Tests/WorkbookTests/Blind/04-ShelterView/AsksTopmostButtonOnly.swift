// Meant: The author believes that only the button directly under the shelter is concerned, so one that refuses the touch does not pass its turn on to the next one below.
// Kind: fault
// Belief: OnlyTheFrontmostButton

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    /// The button I am lying on.
    private var coveredButton: UIButton? {
        guard let superview = superview else { return nil }
        let below = superview.subviews.prefix(while: { $0 !== self })
        return below.last(where: { $0 is UIButton }) as? UIButton
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let normal = super.hitTest(point, with: event)
        if normal == nil {
            return nil
        }
        if let button = coveredButton {
            let p = self.convert(point, to: button)
            return button.hitTest(p, with: event) ?? normal
        }
        return normal
    }
}
