// Meant: The author believes that every view follows the same rule anyway, and recurses in a helper without calling the subviews' own hitTest.
// Kind: fault
// Belief: RecursionInHelper

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        return BaseView.search(self, point, event)
    }

    private static func search(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard view.isUserInteractionEnabled, !view.isHidden, view.alpha >= 0.01 else { return nil }
        guard view.point(inside: point, with: event) else { return nil }
        for sub in view.subviews.reversed() {
            if let hit = search(sub, view.convert(point, to: sub), event) {
                return hit
            }
        }
        return view
    }
}
