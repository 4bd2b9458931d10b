// Misconception: Points are whole numbers
// Explanation: On paper they are. A touch lies wherever the finger is, and the middle of a button may
//   lie at a half. A number that is made whole moves by up to a point, and near the rim that changes
//   who is hit.
// Hint: Touch half a point beyond the rim. What is left of that half in your distance?
// Evidence: rounded or round or floor or ceil or Int.init or CGRect.integral

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = Int(min(bounds.width, bounds.height) / 2)
        let distanceX = Int(point.x - bounds.midX)
        let distanceY = Int(point.y - bounds.midY)
        return distanceX * distanceX + distanceY * distanceY <= radius * radius
    }
}
