// Expect: failed
// Belief: the hit view is the deepest of all at the point.
// Misconception: DeepestViewWins
import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isHidden || !isUserInteractionEnabled || alpha < 0.01 { return nil }
        if !self.point(inside: point, with: event) { return nil }
        var best: UIView = self
        var bestDepth = 0
        for subview in subviews.reversed() {
            guard let hit = subview.hitTest(subview.convert(point, from: self), with: event) else { continue }
            var depth = 1
            var view = hit
            while view !== subview, let next = view.superview {
                depth += 1
                view = next
            }
            if depth > bestDepth {
                best = hit
                bestDepth = depth
            }
        }
        return best
    }
}
