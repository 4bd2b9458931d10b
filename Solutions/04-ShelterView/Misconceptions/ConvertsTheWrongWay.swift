// Misconception: It does not matter in which direction the point is converted
// Explanation: convert(_:from:) and convert(_:to:) read alike and take the same arguments. Called
//   on the shelter with the button, one goes from the shelter to the button, the other back. The
//   wrong one moves the point by the same distance, but to the other side.
// Hint: Read your conversion aloud: from whom does the point come, and who needs it?
// Evidence: UIButton, convert, hitTest or point(inside:with:) or bounds, without frame or center

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        for sibling in siblingsBelow.reversed() {
            guard let button = sibling as? UIButton else { continue }
            let pointInButton = convert(point, from: button)
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
