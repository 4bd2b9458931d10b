// Meant: Wrote out what the method does by default, as a first step.
// Kind: unfinished
// Belief: none

import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        return bounds.contains(point)
    }
}
