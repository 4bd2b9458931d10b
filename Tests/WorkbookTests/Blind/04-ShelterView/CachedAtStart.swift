// Meant: The author collects the buttons once when the shelter is added and assumes that the siblings never change.
// Kind: fault
// Belief: RemembersTheSiblings

import UIKit

class ShelterView: UIView {
    private var coveredButtons: [UIButton] = []

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        coveredButtons = []
        guard let parent = superview else { return }
        for view in parent.subviews {
            if view === self { break }
            if let button = view as? UIButton {
                coveredButtons.append(button)
            }
        }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        for button in coveredButtons.reversed() {
            if let target = button.hitTest(convert(point, to: button), with: event) {
                return target
            }
        }
        return hit
    }
}
