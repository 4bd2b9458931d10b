// Expect: failed
// Belief: an override of touchesBegan needs no super. The action never runs.
// Misconception: SwallowsTouches
import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let radius = min(bounds.width, bounds.height) / 2
        return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        print("click")
    }
}
