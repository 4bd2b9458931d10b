// Meant: The author converts in the wrong direction, from the button instead of to the button.
// Kind: fault
// Belief: ConvertsTheWrongWay

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        guard let parent = superview, let me = parent.subviews.firstIndex(of: self) else { return own }

        for view in parent.subviews.prefix(me).reversed() {
            guard let button = view as? UIButton else { continue }
            let p = convert(point, from: button)
            if let result = button.hitTest(p, with: event) {
                return result
            }
        }
        return own
    }
}
