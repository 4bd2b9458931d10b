// Meant: Let the editor complete the method and returned true to make it compile.
// Kind: unfinished
// Belief: none

import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        return true
    }
}
