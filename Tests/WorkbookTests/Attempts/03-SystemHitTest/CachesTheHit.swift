// Expect: failed
// Belief: a cache makes hit testing fast.
// Misconception: RemembersItsAnswer
import UIKit

class BaseView: UIView {
    private var cache: (point: CGPoint, hit: UIView?)?

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if let cache, cache.point == point { return cache.hit }
        var result: UIView?
        defer { cache = (point, result) }
        guard !isHidden, isUserInteractionEnabled, alpha > 0.01 else { return result }
        guard self.point(inside: point, with: event) else { return result }
        result = self
        for view in subviews.reversed() {
            guard let hit = view.hitTest(view.convert(point, from: self), with: event) else { continue }
            result = hit
            break
        }
        return result
    }
}
