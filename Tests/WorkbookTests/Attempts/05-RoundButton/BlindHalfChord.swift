// Expect: passed
// For the height of the point the half chord of the circle is worked out, and the point must lie on that chord.

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard super.point(inside: point, with: event),
            let half = halfChord(atHeight: point.y)
        else { return false }
        return abs(point.x - bounds.midX) <= half
    }

    /// Half the width of the circle at a height, or nil above and below it.
    private func halfChord(atHeight y: CGFloat) -> CGFloat? {
        let radius = [bounds.width, bounds.height].min()! / 2
        let rise = y - bounds.midY
        guard abs(rise) <= radius else { return nil }
        return (radius * radius - rise * rise).squareRoot()
    }
}
