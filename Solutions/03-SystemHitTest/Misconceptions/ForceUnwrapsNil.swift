// Misconception: There is always a last subview, and it always has an answer
// Explanation: In the picture one has in mind there is one: a view with something in it. But the
//   search always ends at a view without subviews, and every subview may decline. Forcing a value
//   out of nil stops the program. Both cases are ordinary ones, and the rule has an answer for
//   each.
// Hint: What does your code do in a view that has no subviews, and what if the subview says nil?
// Evidence: subviews, hitTest(_:with:), last or first or removeLast or subscript, without "for"
//   or "while" or "repeat" or forEach or UInt

import UIKit

/// The class of every view of the scene, with its hit testing written out.
class BaseView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        // swift-format-ignore: NeverForceUnwrap
        let frontSubview = subviews.last!
        let pointInSubview = convert(point, to: frontSubview)
        // swift-format-ignore: NeverForceUnwrap
        return frontSubview.hitTest(pointInSubview, with: event)!
    }
}
