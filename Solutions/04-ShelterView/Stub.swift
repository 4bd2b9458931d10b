import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        // Where the shelter covers a button that lies below it, among the superview's subviews,
        // and the button can take the touch: the button.
        // On the rest of the shelter: the shelter. Elsewhere: nothing.
        return super.hitTest(point, with: event)
    }
}
