// Misconception: Every sibling below the shelter is a button
// Explanation: In the demo the only sibling is a button, so a forced cast goes well. The first
//   label or plain view among the siblings ends the app. A conditional cast asks "are you one?" and
//   lets the others be.
// Hint: What does a forced cast do with a label?
// Evidence: UIButton, subviews, "as" or unsafeDowncast or unsafeBitCast

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    // swift-format-ignore: NeverForceUnwrap
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        for sibling in siblingsBelow.reversed() {
            let button = sibling as! UIButton
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
