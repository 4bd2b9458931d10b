// Misconception: An override of touchesBegan in a round button needs no super
// Explanation: The override is there to print or to draw something, and the button is still found.
//   But it is in touchesBegan that a control begins to track the touch. Without super it never
//   hears of it, and runs no action by itself.
// Hint: Which class would have sent the action, and does it still hear of the touch?
// Evidence: "touchesBegan", without touchesBegan

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("click")
    }
}
