// Meant: The author believes that hitTest wants the point in the window's coordinates.
// Kind: fault
// Belief: PointInTheWindow

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        guard let siblings = superview?.subviews else { return hit }

        let screenPoint = convert(point, to: nil)

        for sibling in siblings.prefix(while: { $0 !== self }).reversed() {
            guard let button = sibling as? UIButton else { continue }
            if let view = button.hitTest(screenPoint, with: event) {
                return view
            }
        }
        return hit
    }
}
