// Expect: passed
// Reduces over the reversed subviews with ??, which asks nobody once an answer is there.

import UIKit

private extension UIView {
    var takesTouches: Bool { isUserInteractionEnabled && !isHidden && alpha >= 0.01 }
}

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard takesTouches, self.point(inside: point, with: event) else { return nil }
        let nobody: UIView? = nil
        let inside: UIView? = subviews.reversed().reduce(nobody) {
            (answer: UIView?, child: UIView) -> UIView? in
            answer ?? child.hitTest(child.convert(point, from: self), with: event)
        }
        return inside ?? self
    }
}
