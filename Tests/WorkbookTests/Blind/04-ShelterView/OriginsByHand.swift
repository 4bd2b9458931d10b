// Meant: Believed that adding and subtracting the frames' origins is the same as converting, under transforms and scrolled bounds too.
// Kind: fault
// Belief: SubtractsOrigins

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        guard let siblings = superview?.subviews else { return own }

        for sibling in siblings.prefix(while: { $0 !== self }).reversed() {
            guard let button = sibling as? UIButton else { continue }
            let inButton = CGPoint(
                x: point.x + frame.origin.x - button.frame.origin.x,
                y: point.y + frame.origin.y - button.frame.origin.y
            )
            if let hit = button.hitTest(inButton, with: event) { return hit }
        }
        return own
    }
}
