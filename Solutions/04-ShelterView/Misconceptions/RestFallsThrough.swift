// Misconception: Where no button takes the touch, it falls through the shelter
// Explanation: The shelter is there for the sake of what lies below, and to let all touches
//   through looks like the most modest way. But nil says that the shelter takes no touch, and
//   UIKit goes on behind it. The shelter covers what is no button: there it keeps its touches, as
//   any view does.
// Hint: Tap where there is shelter and no button. Who gets that touch, and who should have it?
// Evidence: UIButton, convert, "nil", "self"

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        for sibling in siblingsBelow.reversed() {
            guard let button = sibling as? UIButton else { continue }
            // The button knows itself whether it can take the touch, and where it reacts.
            let pointInButton = convert(point, to: button)
            if let target = button.hitTest(pointInButton, with: event) { return target }
        }
        return hitView === self ? nil : hitView
    }

    private var siblingsBelow: ArraySlice<UIView> {
        guard let siblings = superview?.subviews, let index = siblings.firstIndex(of: self) else {
            return []
        }
        return siblings[..<index]
    }
}
