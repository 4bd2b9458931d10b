// Meant: The author believes that a round button always has its layer's cornerRadius set to the circle's radius, and reads the radius from there.
// Kind: fault
// Belief: CornerRadiusIsTheRadius

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let centre = CGPoint(x: bounds.midX, y: bounds.midY)
        return distance(point, centre) <= layer.cornerRadius
    }

    private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
        hypot(a.x - b.x, a.y - b.y)
    }
}
