// Meant: Only prints the points that arrive, to see what is going on.
// Kind: unfinished
// Belief: none

import UIKit

class RoundButton: UIButton {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        print("point inside?", point, "bounds:", bounds, "frame:", frame)
        return super.point(inside: point, with: event)
    }
}
