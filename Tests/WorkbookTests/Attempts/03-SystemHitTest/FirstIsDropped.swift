// Expect: failed
// Belief: index 0 is the background and needs no question.
// Misconception: SkipsTheFirstSubview
import UIKit

open class BaseView: UIView {
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard
            !isHidden,
            isUserInteractionEnabled,
            alpha >= 0.01
        else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        let hit = subviews.dropFirst().reversed().reduce(nil as UIView?) { found, view in
            if found != nil { return found }
            return view.hitTest(self.convert(point, to: view), with: event)
        }
        return hit ?? self
    }
}
