// Meant: The author checks hidden and interaction by hand and forgets that a transparent button takes no touch either.
// Kind: fault
// Belief: ForgetsAlpha

import UIKit

class ShelterView: UIView {

    private func canTakeTouch(_ button: UIButton, _ point: CGPoint, _ event: UIEvent?) -> Bool {
        if button.isHidden { return false }
        if !button.isUserInteractionEnabled { return false }
        return button.point(inside: convert(point, to: button), with: event)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let mine = super.hitTest(point, with: event)
        if mine == nil { return nil }

        guard let siblings = superview?.subviews, let index = siblings.firstIndex(of: self) else {
            return mine
        }
        for view in siblings[0..<index].reversed() {
            if let button = view as? UIButton, canTakeTouch(button, point, event) {
                return button
            }
        }
        return mine
    }
}
