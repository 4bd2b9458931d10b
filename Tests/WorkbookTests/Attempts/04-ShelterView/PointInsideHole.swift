// Expect: passed
// A right answer that overrides point(inside:) and cuts the buttons out of the shelter's own area.

import UIKit

class ShelterView: UIView {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard super.point(inside: point, with: event) else { return false }
        return !isOverButton(point, with: event)
    }

    private func isOverButton(_ point: CGPoint, with event: UIEvent?) -> Bool {
        guard let parent = superview else { return false }
        for view in parent.subviews {
            if view === self { return false }
            if view is UIButton, view.hitTest(convert(point, to: view), with: event) != nil {
                return true
            }
        }
        return false
    }
}
