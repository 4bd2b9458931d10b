// Meant: The author believes that a call without an event is no real touch, and turns it down.
// Kind: fault
// Belief: NeedsAnEvent

import UIKit

/// A button that reacts only in the circle inscribed in its bounds.
class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        guard let event = event, event.type == .touches else { return false }
        let box = bounds
        let radius = min(box.width, box.height) / 2
        let toCentre = CGPoint(x: box.midX - point.x, y: box.midY - point.y)
        let distance = sqrt(toCentre.x * toCentre.x + toCentre.y * toCentre.y)
        return distance <= radius
    }
}
