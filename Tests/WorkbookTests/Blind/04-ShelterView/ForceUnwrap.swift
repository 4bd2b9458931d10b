// Meant: The author is sure that a view which is hit-tested always has a superview and unwraps it by force.
// Kind: fault
// Belief: SuperviewIsAlwaysThere

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }

        let siblings = superview!.subviews
        let myIndex = siblings.firstIndex(of: self)!

        for i in (0..<myIndex).reversed() {
            if let button = siblings[i] as? UIButton {
                let p = self.convert(point, to: button)
                if let target = button.hitTest(p, with: event) {
                    return target
                }
            }
        }
        return hit
    }
}
