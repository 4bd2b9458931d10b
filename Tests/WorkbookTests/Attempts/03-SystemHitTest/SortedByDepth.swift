// Expect: failed
// Belief: every branch is searched, and the deepest find wins.
// Misconception: DeepestViewWins
import UIKit

class BaseView: UIView {
    func depth(_ view: UIView) -> Int { view === self ? 0 : 1 + depth(view.superview!) }

    func deepest(among views: [UIView], _ point: CGPoint, _ event: UIEvent?) -> UIView? {
        var found: [(view: UIView, depth: Int)] = []
        for view in views {
            if let hit = view.hitTest(convert(point, to: view), with: event) {
                found.append((hit, depth(hit)))
            }
        }
        let most = found.map { $0.depth }.max()
        return found.first { $0.depth == most }?.view
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        var result: UIView? = nil
        if !isHidden && isUserInteractionEnabled && alpha >= 0.01 {
            if self.point(inside: point, with: event) {
                result = deepest(among: subviews.reversed(), point, event) ?? self
            }
        }
        return result
    }
}
