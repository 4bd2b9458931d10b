// Misconception: zPosition has a say in which button gets the touch
// Explanation: For the picture it is so: a larger zPosition is drawn in front. The hit test of
//   views does not look at it. It goes by the order of the subviews, the last one first, and who
//   answers in its place should do the same, or a touch under the shelter finds another button than
//   beside it.
// Hint: Of two buttons that overlap, which does UIKit find where there is no shelter? Change their
//   zPosition, and look again.
// Evidence: zPosition

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        let backToFront = siblingsBelow.enumerated().sorted {
            let (first, second) = ($0.element.layer.zPosition, $1.element.layer.zPosition)
            return first == second ? $0.offset < $1.offset : first < second
        }
        for (_, sibling) in backToFront.reversed() {
            guard let button = sibling as? UIButton else { continue }
            // The button knows itself whether it can take the touch, and where it reacts.
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
