// Misconception: A round button keeps the size that it was made with
// Explanation: Computing the circle once, in the initialiser or at the first touch, saves work. But
//   a button is resized by layout, by rotation, by an animation, and often it has no size at all
//   when it is made. Hit testing should look at the bounds as they are.
// Hint: Resize the button between two taps. Which size does your circle have?
// Evidence: bounds or frame, "lazy" or "var" or "static" or "init", without "layoutSubviews" or
//   cornerRadius or "didSet"

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    private lazy var circle = UIBezierPath(
        arcCenter: CGPoint(x: bounds.midX, y: bounds.midY),
        radius: min(bounds.width, bounds.height) / 2,
        startAngle: 0,
        endAngle: 2 * .pi,
        clockwise: true
    )

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        circle.contains(point)
    }
}
