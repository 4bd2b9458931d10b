// Meant: The author believes that of all views at the point the one deepest in the tree is found, and compares the answers of all subviews by depth.
// Kind: fault
// Belief: DeepestViewWins

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }

        var best: UIView = self
        var bestDepth = depth(of: self)
        for child in subviews.reversed() {
            guard let hit = child.hitTest(convert(point, to: child), with: event) else { continue }
            let hitDepth = depth(of: hit)
            if hitDepth > bestDepth {   // on equal depth the one in front stays
                best = hit
                bestDepth = hitDepth
            }
        }
        return best
    }

    private func depth(of view: UIView) -> Int {
        var count = 0
        var parent = view.superview
        while let p = parent {
            count += 1
            parent = p.superview
        }
        return count
    }
}
