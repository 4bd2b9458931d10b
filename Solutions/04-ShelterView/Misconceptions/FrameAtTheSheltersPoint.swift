// Misconception: The button is asked only where its frame holds the shelter's point
// Explanation: To look at the frame first seems to save a question, and the button is asked with
//   the right point afterwards. But the frame is in the superview's coordinates, and the point
//   came in the shelter's. The two agree only while the shelter's coordinates are the
//   superview's; elsewhere a button that is touched is never asked.
// Hint: In whose coordinates is the frame of the button? In whose is the point that you compare
//   with it?
// Evidence: UIButton, UIView.frame, CGRect.contains or CGRect.minX or CGRect.origin, convert,
//   hitTest or point(inside:with:)

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        for sibling in siblingsBelow.reversed() {
            guard let button = sibling as? UIButton, button.frame.contains(point) else { continue }
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
