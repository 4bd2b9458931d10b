// Expect: failed
// Belief: the front view overwrites the answers of those behind it.
// Misconception: LastAnswerKept
import UIKit

final class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isHidden { return nil }
        if !isUserInteractionEnabled { return nil }
        if alpha < 0.01 { return nil }
        if !(self.point(inside: point, with: event)) { return nil }
        return subviews.reduce(self) { best, view in
            view.hitTest(view.convert(point, from: self), with: event) ?? best
        }
    }
}
