// Meant: Wrote the head of hitTest and returned self to make it compile.
// Kind: unfinished
// Belief: none

import UIKit

class RoundButton: UIButton {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        return self
    }
}
