// Misconception: A button with fully rounded ends is a round button
// Explanation: A rounded rectangle with half the smaller side as its corner radius is a circle if
//   the button is square. If it is longer, it is a capsule: two half circles and a rectangle
//   between them. The straight part belongs to the rectangle, not to the circle.
// Hint: Which shape has your path in a button of 200 by 100?
// Evidence: bounds, "roundedRect" or cornerRadius or "cornerRadius" or insetBy or max, without
//   "ovalIn" or "ellipseIn" or addEllipse or "super.point"

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        return UIBezierPath(roundedRect: bounds, cornerRadius: radius).contains(point)
    }
}
