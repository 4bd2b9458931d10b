// Misconception: Sorted by zPosition, the front button comes first
// Explanation: It seems so, because a larger zPosition is drawn in front. But it is 0 for every view
//   that nobody gave another, and a sort leaves equal elements in their order: in the array of
//   subviews the first one lies at the back. And the hit test of views does not look at zPosition at
//   all. It goes by that array alone, the last one first.
// Hint: What is the zPosition of a button if nobody sets one? In which order does a sort leave equal
//   elements?
// Evidence: zPosition

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        for sibling in siblingsBelow.sorted(by: { $0.layer.zPosition > $1.layer.zPosition }) {
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
