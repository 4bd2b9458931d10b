// Expect: failed
// Belief: a finger that rests on a view in the button keeps others out.

import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        if let all = event?.allTouches, all.contains(where: { $0.phase != .began && $0.view !== self && ($0.view?.isDescendant(of: self) ?? false) }) { return false }
        let radius = min(bounds.width, bounds.height) / 2
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
    }
}
