// Expect: failed
// Belief: what counts is the alpha with which the view is drawn.
// Misconception: MultipliesAlpha
import UIKit

final class BaseView: UIView {
    private func drawnAlpha(_ view: UIView) -> CGFloat {
        guard let superview = view.superview else { return view.alpha }
        return view.alpha * drawnAlpha(superview)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isHidden { return nil }
        if !isUserInteractionEnabled { return nil }
        if drawnAlpha(self) < 0.01 { return nil }
        if !(self.point(inside: point, with: event)) { return nil }
        for i in stride(from: subviews.count - 1, through: 0, by: -1) {
            let child = subviews[i]
            if let found = child.hitTest(child.convert(point, from: self), with: event) {
                print("found", found)
                return found
            }
        }
        return self
    }
}
