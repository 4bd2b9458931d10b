// Meant: The author reads convert(_:from:) as "convert this for the view that is named", so the point is brought from the button into the shelter instead of the other way.
// Kind: fault
// Belief: ConvertsTheWrongWay

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let mine = super.hitTest(point, with: event) else {
            return nil
        }
        guard let siblings = superview?.subviews,
              let myIndex = siblings.firstIndex(of: self) else {
            return mine
        }
        for view in siblings[..<myIndex].reversed() {
            guard let button = view as? UIButton else { continue }
            let buttonPoint = convert(point, from: button)
            if let hit = button.hitTest(buttonPoint, with: event) {
                return hit
            }
        }
        return mine
    }
}
