// Expect: failed
// Belief: asking a hidden subview is a waste.
// Misconception: LeavesOutHiddenSubviews
import UIKit

open class BaseView: UIView {
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard
            !isHidden,
            isUserInteractionEnabled,
            alpha >= 0.01
        else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        let hit = subviews.filter { !$0.isHidden }.reversed().reduce(nil as UIView?) { found, view in
            if found != nil { return found }
            return view.hitTest(self.convert(point, to: view), with: event)
        }
        return hit ?? self
    }
}
