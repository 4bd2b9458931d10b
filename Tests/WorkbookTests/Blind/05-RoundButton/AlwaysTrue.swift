// Meant: A first save that answers true for every point.
// Kind: unfinished
// Belief: none

import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        // circle comes here
        return true
    }
}
