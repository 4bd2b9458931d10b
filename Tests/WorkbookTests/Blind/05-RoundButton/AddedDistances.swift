// Meant: Adds the horizontal and the vertical distance instead of using Pythagoras.
// Kind: fault
// Belief: SumOfDifferences

import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let distance = abs(point.x - bounds.midX) + abs(point.y - bounds.midY)
        return distance <= min(bounds.width, bounds.height) / 2
    }
}
