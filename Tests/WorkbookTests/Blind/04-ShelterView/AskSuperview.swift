// Meant: The author asks the superview what lies under the point and forgets that the superview asks the shelter again, without end.
// Kind: fault
// Belief: AsksTheSuperviewAgain

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        guard let parent = superview else { return hit }

        let parentPoint = convert(point, to: parent)
        if let button = parent.hitTest(parentPoint, with: event) as? UIButton {
            return button
        }
        return hit
    }
}
