// Expect: passed
// No loop at all: a helper recurses over the siblings as an array slice, taking the last each time.

import UIKit

class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        return answer(of: subviews[...], at: point, with: event) ?? self
    }

    /// The answer of the frontmost of these siblings that has one.
    private func answer(of siblings: ArraySlice<UIView>, at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let front = siblings.last else { return nil }
        return front.hitTest(front.convert(point, from: self), with: event)
            ?? answer(of: siblings.dropLast(), at: point, with: event)
    }
}
