// Misconception: Subtracting the origins of the frames converts a point
// Explanation: For upright views the difference of the origins is all that lies between two
//   siblings, and the sum is quickly done. It goes wrong as soon as one of them is turned, scaled
//   or scrolled, since neither transforms nor the origin of the bounds are in that sum. A
//   conversion by UIKit has them.
// Hint: Does your sum still hold when the shelter is scaled, or its bounds do not begin at zero?
// Evidence: UIButton, frame or center or CALayer.position, CGPoint.init or CGPoint.x or offsetBy or
//   applying, without convert

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        for sibling in siblingsBelow.reversed() {
            guard let button = sibling as? UIButton else { continue }
            let pointInButton = CGPoint(
                x: point.x + frame.minX - button.frame.minX,
                y: point.y + frame.minY - button.frame.minY
            )
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
