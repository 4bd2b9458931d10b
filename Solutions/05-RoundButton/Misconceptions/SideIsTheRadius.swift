// Misconception: The circle reaches as far from its centre as the side is long
// Explanation: The side is the number at hand. As a radius it makes a circle that covers the whole button,
//   corners included; and where the inherited answer is asked first, nothing outside is gained either. The
//   button reacts as it did before. From the centre to the edge it is half a side.
// Hint: How far is it from the centre of the button to the middle of an edge, and to a corner?
// Evidence: bounds or frame, point(inside:with:), min or CGRect.width or CGRect.height, CGPoint.x or hypot, without Bool.||

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard super.point(inside: point, with: event) else { return false }
        let radius = min(bounds.width, bounds.height)
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
    }
}
