// Misconception: Only a button that lies wholly under the shelter counts
// Explanation: A shelter over a button suggests a button under the shelter, all of it. Where the
//   shelter covers one half only, that half is still covered, and its touches still reach the
//   shelter first. What counts is the point, not how much of the button is covered.
// Hint: Let the shelter cover one half of a button and tap that half.
// Evidence: UIButton, bounds or frame, contains or intersection or union or minX or maxX

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        for sibling in siblingsBelow.reversed() {
            guard let button = sibling as? UIButton else { continue }
            guard bounds.contains(convert(button.bounds, from: button)) else { continue }
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
