// Misconception: Beside the shelter there is only a button that takes touches
// Explanation: In a small demo it is so: the loop ends in its first pass, with the button, and each
//   touch that matters is over both views. In an app another sibling may come first, and the button
//   is never looked at. The shelter is asked about points outside it, too. And a button that is
//   hidden, transparent or has interaction off still says that a point is inside it.
// Hint: How often does your loop run if a label comes before the button? What does your answer say
//   where the shelter is not, or when it is hidden, and what if the button is?
// Evidence: UIButton, subviews, convert, point(inside:with:), "super.hitTest", without isHidden or
//   isUserInteractionEnabled or alpha or opacity or reversed

import UIKit

/// A view that covers a part of its sibling, a button, and lets the button have its touches.
class ShelterView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        var button: UIView?
        for sibling in superview?.subviews ?? [] {
            if sibling is UIButton { button = sibling }
            let pointInButton = convert(point, to: button)
            if button?.point(inside: pointInButton, with: event) == true { return button }
            return super.hitTest(point, with: event)
        }
        return super.hitTest(point, with: event)
    }
}
