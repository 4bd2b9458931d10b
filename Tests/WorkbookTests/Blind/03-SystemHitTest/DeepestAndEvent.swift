// Meant: Believed that among the subviews' answers the one deepest in the tree wins; and that without an event there is nothing to hit.
// Kind: several
// Belief: DeepestViewWins, NeedsAnEvent

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let event else { return nil }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01,
              self.point(inside: point, with: event) else { return nil }

        var best: UIView = self
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(convert(point, to: subview), with: event),
               depth(of: hit) > depth(of: best) {
                best = hit
            }
        }
        return best
    }

    private func depth(of view: UIView) -> Int {
        guard let superview = view.superview else { return 0 }
        return depth(of: superview) + 1
    }
}
