// Misconception: The shelter has a hole wherever a button says that the point is inside
// Explanation: point(inside:with:) of the button sounds like the whole question. It is one half: it
//   says where the button is, and says so of one that is hidden or has interaction off too. The hole
//   is then there, and nobody behind it takes the touch. hitTest looks at both halves.
// Hint: Hide the button and tap where it was. Who should have that touch?
// Evidence: UIButton, point(inside:with:), convert, without hitTest or isHidden or
//   isUserInteractionEnabled or alpha or opacity

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard super.point(inside: point, with: event) else { return false }
        return !siblingsBelow.contains { sibling in
            guard let button = sibling as? UIButton else { return false }
            return button.point(inside: convert(point, to: button), with: event)
        }
    }

    private var siblingsBelow: ArraySlice<UIView> {
        guard let siblings = superview?.subviews, let index = siblings.firstIndex(of: self) else {
            return []
        }
        return siblings[..<index]
    }
}
