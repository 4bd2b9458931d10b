// Meant: The author thinks that the first element of subviews is the front-most view.
// Kind: fault
// Belief: BackmostButton

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        guard let superview = superview else { return hit }

        for sibling in superview.subviews {
            if sibling === self { break }
            guard let button = sibling as? UIButton else { continue }
            let converted = button.convert(point, from: self)
            if let target = button.hitTest(converted, with: event) {
                return target
            }
        }
        return hit
    }
}
