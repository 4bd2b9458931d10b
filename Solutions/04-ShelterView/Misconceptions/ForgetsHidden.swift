// Misconception: A hidden button below still takes touches
// Explanation: Interaction and alpha were thought of, and a hidden view seems to be out of the way
//   by itself. It is not: it keeps its place, its size and its shape, and point(inside:with:) still
//   says yes. It is hitTest that refuses for a hidden view, so whoever does its work by hand has to
//   look.
// Hint: Three properties keep a view from taking touches. Which of them do you not read?
// Evidence: UIButton, isUserInteractionEnabled, alpha or opacity, without isHidden

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        for sibling in siblingsBelow.reversed() {
            guard let button = sibling as? UIButton else { continue }
            guard button.isUserInteractionEnabled, button.alpha >= 0.01 else { continue }
            let pointInButton = convert(point, to: button)
            if button.point(inside: pointInButton, with: event) { return button }
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
