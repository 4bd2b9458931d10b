// Meant: The author has put in the rectangle of the worked picture to see something happen, and has not written the search for the button yet.
// Kind: unfinished
// Belief: none

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let own = super.hitTest(point, with: event) else { return nil }
        // FIXME: numbers from the README, only for trying out
        let hole = CGRect(x: 50, y: 88.5, width: 175, height: 50)
        if hole.contains(point) {
            return superview?.subviews.first { $0 is UIButton } ?? own
        }
        return own
    }
}
