// Meant: The search is bottom-up like event bubbling: subviews are asked first, and only then does the view look at its own area.
// Kind: fault
// Belief: ChildrenBeforeItself

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }

        for child in subviews.reversed() {
            let childPoint = child.convert(point, from: self)
            if let hit = child.hitTest(childPoint, with: event) {
                return hit
            }
        }

        return self.point(inside: point, with: event) ? self : nil
    }
}
