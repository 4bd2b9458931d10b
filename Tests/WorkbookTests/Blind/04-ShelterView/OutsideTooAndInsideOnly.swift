// Meant: The author never asks whether the point is in the shelter, and asks the button only for point(inside:), so hidden and non-interactive buttons get touches.
// Kind: several
// Belief: RedirectsOutsideTheShelter, PointInsideOnly

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let siblings = superview?.subviews,
              let index = siblings.firstIndex(of: self) else {
            return super.hitTest(point, with: event)
        }
        for i in stride(from: index - 1, through: 0, by: -1) {
            if let button = siblings[i] as? UIButton {
                let p = convert(point, to: button)
                if button.point(inside: p, with: event) {
                    return button
                }
            }
        }
        return super.hitTest(point, with: event)
    }
}
