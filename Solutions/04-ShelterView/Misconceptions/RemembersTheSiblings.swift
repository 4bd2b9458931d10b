// Misconception: The siblings of a shelter never change
// Explanation: Looking the siblings up once and keeping them saves work, and in a screen that
//   stands still it is right. But views come, go and change places at any time, and nobody tells
//   the shelter. Hit testing looks at the tree as it is at that moment; the list of subviews is
//   cheap to read.
// Hint: What is in your list after the button was removed, or the order of the siblings changed?
// Evidence: UIButton, subviews, "lazy" or "static" or "var"

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        for sibling in siblingsBelow.reversed() {
            guard let button = sibling as? UIButton else { continue }
            let pointInButton = convert(point, to: button)
            if let target = button.hitTest(pointInButton, with: event) { return target }
        }
        return hitView
    }

    private lazy var siblingsBelow: ArraySlice<UIView> = {
        guard let siblings = superview?.subviews, let index = siblings.firstIndex(of: self) else {
            return []
        }
        return siblings[..<index]
    }()
}
