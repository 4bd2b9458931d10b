// Misconception: A view in a hidden view refuses touches by itself
// Explanation: A view inside a hidden view is never drawn and never touched, so it seems to be
//   hidden too. It is not: it is merely never asked, because its superview refuses before. Each
//   view looks at its own properties only. Whoever asks the inner view directly gets an answer.
// Hint: Your view looks up at its superviews. Who has looked at them already, when a touch comes
//   down?
// Evidence: isHidden, superview or superlayer or UIResponder.next

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hidden = sequence(first: self as UIView, next: \.superview).contains { $0.isHidden }
        guard !hidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
