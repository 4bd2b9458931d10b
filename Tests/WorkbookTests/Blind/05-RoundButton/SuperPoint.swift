// Meant: Found the right method but only calls super so far.
// Kind: unfinished
// Belief: none

import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event)
    }
}
