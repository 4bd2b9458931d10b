// Misconception: A hit test on a round button without an event is not about a touch
// Explanation: Without an event there is no touch, so the answer seems not to matter, and false is
//   as good as any. But the question is about a place: who would take a touch there? Code of your
//   own and of UIKit's asks so, without an event, and expects the same answer.
// Hint: Does your answer depend on anything but the point and the button?
// Evidence: "nil" or "if" or "guard" or "switch" or UIEvent.type or map, without location

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard event != nil else { return false }
        let radius = min(bounds.width, bounds.height) / 2
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
    }
}
