// Misconception: Of several buttons below, the first one added has its turn first
// Explanation: Going through subviews from the first index on looks natural. But subviews are
//   ordered back to front: the last one is drawn above the others, and UIKit asks it first. Where
//   two buttons overlap, the user sees the front one and expects it to react.
// Hint: Let two buttons overlap under the shelter. In which order do you ask them, and which one is
//   seen?
// Evidence: UIButton, subviews, convert, hitTest or point(inside:with:), without reversed or last
//   or popLast or zPosition

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        for sibling in siblingsBelow {
            guard let button = sibling as? UIButton else { continue }
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
