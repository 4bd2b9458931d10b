// Misconception: The event knows the point that is asked about
// Explanation: An event that comes with a touch seems to be the better source, for it has the touch
//   itself. But it may have several touches, or none, and code that asks for a point on its own
//   brings no event at all. The question is about the point that is handed over, and about no other.
// Hint: Ask the shelter with a point and without an event. Where does your code learn of the point
//   then?
// Evidence: allTouches or touches, location

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        for sibling in siblingsBelow.reversed() {
            guard let button = sibling as? UIButton else { continue }
            // The button knows itself whether it can take the touch, and where it reacts.
            guard let touch = event?.allTouches?.first else { continue }
            if let target = button.hitTest(touch.location(in: button), with: event) {
                return target
            }
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
