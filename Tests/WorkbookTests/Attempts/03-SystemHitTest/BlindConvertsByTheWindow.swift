// Expect: passed
// Takes the point to the window and from there into each subview, counting an index down.

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        switch (isHidden, isUserInteractionEnabled, alpha > 0.01) {
        case (false, true, true): break
        default: return nil
        }
        guard self.point(inside: point, with: event) else { return nil }

        let children = subviews
        for i in stride(from: children.endIndex - 1, through: 0, by: -1) {
            let inWindow = convert(point, to: nil)
            let inChild = children[i].convert(inWindow, from: nil)
            if let hit = children[i].hitTest(inChild, with: event) { return hit }
        }
        return self
    }
}
