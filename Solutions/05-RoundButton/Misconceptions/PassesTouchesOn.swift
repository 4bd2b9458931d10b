// Misconception: A round button must pass its touches on to the view around it
// Explanation: A plain view passes its touches on along the responder chain, so it seems that a button
//   should as well. But a control keeps its touches. Where it hands them on, the view around the button
//   reacts to the same touch once more.
// Hint: Tap the button, and print in the superview's touchesBegan. Who hears of the tap?
// Evidence: touchesBegan, next or UIView.superview

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        next?.touchesBegan(touches, with: event)
    }
}
