// Misconception: Whatever lies below the shelter gets its touches
// Explanation: Asking every sibling below is the shortest loop, and with one button in the scene it
//   does the right thing. But then a plain view or a list that the shelter covers takes its touches
//   as well, and the shelter keeps only what lies over nothing. Only buttons are to be let through.
// Hint: Put a plain view under the shelter, and tap on both.
// Evidence: subviews, convert, hitTest or point(inside:with:), without UIButton or UIControl

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        for sibling in siblingsBelow.reversed() {
            let pointInSibling = convert(point, to: sibling)
            if let target = sibling.hitTest(pointInSibling, with: event) { return target }
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
