// Misconception: Points are whole numbers
// Explanation: On paper they are. A touch lies wherever the finger is, and views often begin at half
//   or third points, as a point has two or three pixels on most screens. A coordinate that is made
//   whole moves by up to half a point, and near an edge that changes who is hit.
// Hint: Touch a quarter of a point beside an edge. What is left of that quarter in your point?
// Evidence: rounded or round or floor or ceil or Int.init or CGRect.integral

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        for sibling in siblingsBelow.reversed() {
            guard let button = sibling as? UIButton else { continue }
            // The button knows itself whether it can take the touch, and where it reacts.
            let converted = convert(point, to: button)
            let pointInButton = CGPoint(x: converted.x.rounded(), y: converted.y.rounded())
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
