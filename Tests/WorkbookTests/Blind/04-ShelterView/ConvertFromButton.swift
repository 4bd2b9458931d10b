// Meant: Believed that convert(_:from: button) brings the shelter's point into the button's coordinates.
// Kind: fault
// Belief: ConvertsTheWrongWay

import UIKit

class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        for view in siblingsBelow() where view is UIButton {
            if let hit = view.hitTest(convert(point, from: view), with: event) {
                return hit
            }
        }
        return own
    }

    private func siblingsBelow() -> [UIView] {
        guard let all = superview?.subviews else { return [] }
        return all.prefix(while: { $0 !== self }).reversed()
    }
}
