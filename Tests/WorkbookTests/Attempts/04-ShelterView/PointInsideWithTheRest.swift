// Expect: passed
// Form: point(inside:with:) of the button, with hidden, alpha and interaction looked at by hand.
import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard var target = super.hitTest(point, with: event) else { return nil }
        guard let superview else { return target }
        for sibling in superview.subviews {
            if sibling == self { break }
            guard let button = sibling as? UIButton, canTakeTouches(button) else { continue }
            if button.point(inside: convert(point, to: button), with: event) { target = button }
        }
        return target
    }

    private func canTakeTouches(_ view: UIView) -> Bool {
        !view.isHidden && view.isUserInteractionEnabled && view.alpha > 0.01
    }
}
