// Meant: Believed that any control counts as a button; and that its frame tells where it can be touched.
// Kind: several
// Belief: FrameInTheSuperview, AnyControl

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        guard let parent = superview else { return own }
        let location = convert(point, to: parent)

        for sibling in parent.subviews.prefix(while: { $0 !== self }).reversed() {
            guard let control = sibling as? UIControl else { continue }
            if control.isHidden || !control.isUserInteractionEnabled || control.alpha < 0.01 { continue }
            if control.frame.contains(location) {
                return control
            }
        }
        return own
    }
}
