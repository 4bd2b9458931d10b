// Meant: Believed that covering a button means covering all of it, so a half covered one gets nothing under the shelter.
// Kind: fault
// Belief: WhollyCoveredOnly

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }

        let covered = (superview?.subviews ?? [])
            .prefix { $0 !== self }
            .compactMap { $0 as? UIButton }
            .filter { frame.contains($0.frame) }

        for button in covered.reversed() {
            if let hit = button.hitTest(convert(point, to: button), with: event) {
                return hit
            }
        }
        return own
    }
}
