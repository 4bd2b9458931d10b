// Expect: passed
// Form: Asks point(inside:with:) and looks at hidden, alpha and interaction by itself.

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        let candidates = superview?.subviews.prefix { $0 !== self } ?? []
        let button = candidates.last { sibling in
            guard sibling is UIButton, sibling.isTouchable else { return false }
            return sibling.point(inside: convert(point, to: sibling), with: event)
        }
        return button ?? own
    }
}

private extension UIView {
    var isTouchable: Bool { !isHidden && isUserInteractionEnabled && alpha >= 0.01 }
}
