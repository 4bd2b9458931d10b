// Misconception: A shelter that is asked has a superview
// Explanation: Who else would ask it? Anybody who holds the view: a test, a gesture recognizer's
//   delegate, code that keeps it for later. A view that was taken out, or not yet put in, has no
//   superview, and a force unwrap ends the app there.
// Hint: What is the superview of a shelter that has been removed? Your code does not allow for it.
// Evidence: UIButton, superview, subviews

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    // swift-format-ignore: NeverForceUnwrap
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hitView = super.hitTest(point, with: event) else { return nil }
        let siblings = superview!.subviews
        for sibling in siblings.prefix(while: { $0 !== self }).reversed() {
            guard let button = sibling as? UIButton else { continue }
            let pointInButton = convert(point, to: button)
            if let target = button.hitTest(pointInButton, with: event) { return target }
        }
        return hitView
    }
}
