// Misconception: The centre of the circle lies one radius from the left and one from the top
// Explanation: In a square it does, and the two are easily taken for each other. A circle with half
//   the smaller side as its radius, in the middle of a wide or a high button, touches only two of
//   the four sides. Its centre is the middle of the bounds, wherever they begin.
// Hint: Draw a button of 200 by 100. How far from its left side is the middle, and how far is yours?
// Evidence: min, CGPoint.x or CGPoint.init or CGRect.init, without midX or midY or center

import UIKit

/// A button that reacts to touches inside its inscribed circle only.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        let dx = point.x - radius
        let dy = point.y - radius
        return dx * dx + dy * dy <= radius * radius
    }
}
