// Misconception: A subclass of UIButton is not a button
// Explanation: Comparing types with == looks precise. It is too precise: it is true for UIButton
//   itself and for nothing that was derived from it, and most apps have buttons of their own. A
//   cast with as? or a test with is takes subclasses along.
// Hint: Would the round button of the next exercise pass your test for being a button?
// Evidence: type(of:) or isMember or "type" or classForCoder or object_getClass or
//   NSStringFromClass

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        for sibling in siblingsBelow.reversed() {
            guard type(of: sibling) == UIButton.self, let button = sibling as? UIButton else {
                continue
            }
            let pointInButton = convert(point, to: button)
            if let target = button.hitTest(pointInButton, with: event) { return target }
        }
        return hitView
    }

    private var siblingsBelow: ArraySlice<UIView> {
        guard let siblings = superview?.subviews, let index = siblings.firstIndex(of: self) else {
            return []
        }
        return siblings[..<index]
    }
}
