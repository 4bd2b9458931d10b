// Meant: The author pushes the shelter out of the way with a transform during the question and believes that putting it back makes it harmless.
// Kind: fault
// Belief: MovesItselfAwayAndAsksAgain

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event), let parent = superview else {
            return super.hitTest(point, with: event)
        }

        let parentPoint = convert(point, to: parent)
        let saved = transform
        transform = CGAffineTransform(translationX: 10_000, y: 10_000)
        defer { transform = saved }

        if let button = parent.hitTest(parentPoint, with: event) as? UIButton,
           button.superview === parent {
            return button
        }
        return hit
    }
}
