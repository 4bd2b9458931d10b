// Expect: failed
// Belief: a helper may recurse by itself, past the subviews' own hitTest.
// Misconception: RecursionInHelper
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        return find(point, in: self, with: event)
    }

    private func find(_ point: CGPoint, in view: UIView, with event: UIEvent?) -> UIView? {
        guard !view.isHidden, view.isUserInteractionEnabled, view.alpha >= 0.01 else { return nil }
        guard view.point(inside: point, with: event) else { return nil }
        for subview in view.subviews.reversed() {
            let pointInSubview = view.convert(point, to: subview)
            if let hit = find(pointInSubview, in: subview, with: event) { return hit }
        }
        return view
    }
}
