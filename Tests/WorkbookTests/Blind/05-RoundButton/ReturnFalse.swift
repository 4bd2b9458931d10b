// Meant: Let the editor complete the method and returned false until the sum is worked out.
// Kind: unfinished
// Belief: none

import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        // TODO: circle
        return false
    }
}
