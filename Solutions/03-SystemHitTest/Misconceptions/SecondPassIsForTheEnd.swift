// Misconception: Every second hit test belongs to the finger being lifted
// Explanation: The log of a tap shows the whole sequence twice, and the second is often taken for
//   the end of the touch. Both come before touchesBegan, and there is none when the finger is
//   lifted: a touch keeps its view. An answer that counts its calls gives the same question two
//   answers.
// Hint: Ask the same view twice for the same point. Is there any reason for the answers to
//   differ?
// Evidence: "var", "2" or toggle or "true" or "false" or isMultiple or UIEvent.timestamp

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    private var calls = 0

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        calls += 1
        guard calls % 2 == 1 else { return nil }
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}
